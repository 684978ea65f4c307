/// Which columns of a split view show; all of them do here.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// As the system decides.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Content and detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The detail.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Two or three columns, each of which is a screen; the outline has them one after the other.
///
/// A link in a leading column shows its screen in the place of the detail.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let middle: Content
  let detail: Detail

  private init(sidebar: Sidebar, middle: Content, detail: Detail) {
    self.sidebar = sidebar
    self.middle = middle
    self.detail = detail
  }

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), middle: content(), detail: detail())
  }

  /// Three columns with a visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), middle: content(), detail: detail())
  }

  /// Three columns, of which one is on top where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), middle: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), middle: EmptyView(), detail: detail())
  }

  /// Two columns with a visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), middle: EmptyView(), detail: detail())
  }

  /// Two columns, of which one is on top where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), middle: EmptyView(), detail: detail())
  }

  /// Two columns with a visibility, of which one is on top where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), middle: EmptyView(), detail: detail())
  }
}

/// What a split view keeps while it is mounted.
@MainActor
final class SplitStorage {
  let context = NavigationContext()

  init(_ node: _ViewNode) {
    context.node = node
    // A value without a destination is for the selection of the list.
    context.appendToPath = { [weak context] in context?.hasDestination(for: $0) == false }
  }

  /// The screen that a link has put in the place of the detail.
  var screen: AnyView? { context.entries.last?.make() }
}

extension NavigationSplitView: PrimitiveView {
  static func makeStorage(in node: _ViewNode) -> SplitStorage { SplitStorage(node) }

  static var pathComponent: String? { "NavigationSplitView" }

  func content(
    in node: PrimitiveNode<Self>
  ) -> TupleView<
    ModifiedContent<Sidebar, EnvironmentModifier>, ModifiedContent<Content, EnvironmentModifier>,
    _ConditionalContent<AnyView, Detail>
  > {
    let context = node.storage.context
    let environment = EnvironmentModifier { $0[NavigationContextKey.self] = context }
    let detailColumn: _ConditionalContent<AnyView, Detail> =
      node.storage.screen.map { .init(storage: .first($0)) } ?? .init(storage: .second(detail))
    return TupleView(sidebar.modifier(environment), middle.modifier(environment), detailColumn)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    var columns: [Element] = []
    var hidesBackButton = false
    for (index, part) in node.parts.enumerated() where index != 1 || Content.self != EmptyView.self {
      let (traits, elements) = collector.onScreen { part.emit(into: collector) }
      hidesBackButton = traits.hidesWayBack
      // A column that holds a stack is the stack's screen.
      if elements.count == 1, elements[0].role == .screen, traits.toolbar.isEmpty, traits.search == nil {
        elements[0].label = elements[0].label ?? traits.shownTitle
        collector.append(elements[0])
        continue
      }
      let screen = Element(.screen, node: node)
      screen.take(traits, elements)
      columns.append(screen)
      collector.append(screen)
    }
    // What was pushed is in the last column, and any of them goes back from there.
    let isPushed = !node.storage.context.entries.isEmpty
    for column in columns { column.isBackButtonHidden = isPushed && hidesBackButton }
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    action == .back && node.storage.context.pop()
  }
}
