/// What stands in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The content, as other content.
  @ToolbarContentBuilder var body: Body { get }
  /// The content as a view.
  var _toolbarView: AnyView { get }
}

extension ToolbarContent {
  /// The view of the body.
  public var _toolbarView: AnyView { body._toolbarView }
}

/// Toolbar content that the engine knows by itself.
@MainActor @preconcurrency
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Content that the engine knows by itself has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
  /// Never has no view.
  public var _toolbarView: AnyView { fatalError("Never has no view") }
}

/// Toolbar content that the user may arrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Where an item stands; it does not show in an outline.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle, instead of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where navigation is.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Other actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Gives up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Destroys.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// A status.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// At the leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the leading end of the top bar; the older name.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the top bar; the older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// The item as a view.
  public var _toolbarView: AnyView { AnyView(content) }
}

extension ToolbarItem where ID == () {
  /// An item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item that the user may arrange.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Several items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The items as a view.
  public var _toolbarView: AnyView { AnyView(content) }
}

/// Room between items.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  /// Room between items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing to perceive.
  public var _toolbarView: AnyView { AnyView(EmptyView()) }
}

/// Whether a space has a fixed size.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// As large as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// Of a fixed size.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Builds toolbar content from the statements of a closure.
@MainActor @resultBuilder
public enum ToolbarContentBuilder {
  /// Types a single expression.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// One item.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
  /// Several items.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
    var views: [AnyView] = []
    for item in repeat each content { views.append(item._toolbarView) }
    return ToolbarItems(views: views)
  }
  /// An `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> some ToolbarContent {
    ToolbarItems(views: content.map { [$0._toolbarView] } ?? [])
  }
  /// The first branch.
  public static func buildEither<C: ToolbarContent>(first content: C) -> ToolbarItems {
    ToolbarItems(views: [AnyView(_ConditionalContent<AnyView, AnyView>(storage: .first(content._toolbarView)))])
  }
  /// The second branch.
  public static func buildEither<C: ToolbarContent>(second content: C) -> ToolbarItems {
    ToolbarItems(views: [AnyView(_ConditionalContent<AnyView, AnyView>(storage: .second(content._toolbarView)))])
  }
  /// `if #available`.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> ToolbarItems {
    ToolbarItems(views: [content._toolbarView])
  }
}

/// Several toolbar items.
public struct ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  let views: [AnyView]

  /// The items as a view.
  public var _toolbarView: AnyView { AnyView(ForEach(0..<views.count, id: \.self) { index in views[index] }) }
}

/// Fills the toolbar of the screen on which the view stands.
struct ToolbarModifier<Items: View>: PrimitiveModifier {
  let items: Items

  final class Storage {
    var node: _ViewNode?
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    if let mounted = node.storage.node {
      Items._updateNode(mounted, with: items)
    } else {
      node.storage.node = Items._makeNode(items, in: node.extraContext())
    }
  }

  func forEachExtra(_ node: PrimitiveModifierNode<Self>, _ body: (_ViewNode) -> Void) {
    if let items = node.storage.node { body(items) }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) { node.storage.node = nil }

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    let items = node.storage.node
    if let screen = collector.screen {
      screen.toolbar += collector.nested { items?.emit(into: collector) }
    } else {
      node.engine.report(
        RuntimeIssue(
          kind: .misuse, path: node.path,
          message: "the toolbar in \(node.path) is not shown: there is no NavigationStack above it"))
    }
    node.content.emit(into: collector)
  }
}

extension View {
  /// Fills the toolbar of the screen.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()._toolbarView))
  }

  /// Fills the toolbar of the screen with views.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Items of the navigation bar; the older form.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(ToolbarModifier(items: TupleView(leading, trailing)))
  }

  /// Items of the navigation bar; the older form.
  public func navigationBarItems<L: View>(leading: L) -> some View { modifier(ToolbarModifier(items: leading)) }

  /// Items of the navigation bar; the older form.
  public func navigationBarItems<T: View>(trailing: T) -> some View { modifier(ToolbarModifier(items: trailing)) }
}
