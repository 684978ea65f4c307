/// Several screens, of which one shows at a time.
///
/// The outline has what is on the selected tab, then a `TabBar` with the tabs. A tab is mounted when it is first
/// selected and stays; what it left and came back to gets `onDisappear` and `onAppear`. Without tab items the views
/// are pages: all are mounted, the bar says which page shows, and one step up or down turns the page.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let tabs: Content

  /// Tabs of which one is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    tabs = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs, the first of which is selected.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: PrimitiveView {
  static func makeStorage(in node: _ViewNode) -> TabContext { TabContext(node) }

  static var pathComponent: String? { "TabView" }

  func content(in node: PrimitiveNode<Self>) -> ModifiedContent<Content, EnvironmentModifier> {
    let context = node.storage!
    context.selectedKey = selection.map { ElementTag.key(of: $0.wrappedValue) }
    context.settleAfterUpdate()
    return tabs.modifier(EnvironmentModifier { $0[TabContextKey.self] = context })
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let context = node.storage!
    let items = context.items()
    let selected = context.selectedIndex(in: items)
    let bar = Element(.tabBar, node: node)
    if items.contains(where: { $0.role == .tab }) {
      context.barVisibility = .automatic
      let content = collector.nested { context.collecting(.content) { node.child.emit(into: collector) } }
      // Each tab wrapped what is on it, so that a badge or label of the tab does not end up there.
      for element in content { element.children.forEach(collector.append) }
      bar.children = items.filter { $0.role == .tab }
      for (index, tab) in items.enumerated() where tab.role == .tab {
        if index == selected { tab.states.insert(.selected) }
        if !node.isEnabled { tab.states.insert(.disabled) }
        tab.handlers.append(
          ElementHandler(order: .instead) { [weak node] action in
            guard action == .tap, let node, node.isMounted else { return false }
            return node.view.select(tab, at: index, in: node)
          })
      }
    } else if let selected {
      if items[selected].role == .row {
        items[selected].node?.collect(into: collector)
      } else {
        collector.append(items[selected])
      }
      bar.value = "page \(selected + 1) of \(items.count)"
    }
    if !items.isEmpty, bar.children.isEmpty || context.barVisibility != .hidden { collector.append(bar) }
  }

  private func select(_ tab: Element, at index: Int, in node: PrimitiveNode<Self>) -> Bool {
    if let selection {
      guard let value = (tab.tag?.value ?? index) as? SelectionValue else { return false }
      selection.wrappedValue = value
    } else {
      node.storage.index = index
      node.storage.settleAfterUpdate()
      node.engine.mark(node)
    }
    return true
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    let items = node.storage.items()
    let current = node.storage.selectedIndex(in: items) ?? 0
    let index: Int?
    switch action {
    case .select(let label):
      let wanted = OutlineText.normalised(label)
      index = items.firstIndex { $0.role == .tab && $0.label.map(OutlineText.normalised) == wanted }
    case .increment: index = current + 1
    case .decrement: index = current - 1
    default: return false
    }
    guard let index, items.indices.contains(index) else { return false }
    return select(items[index], at: index, in: node)
  }
}

struct TabContextKey: BuiltInEnvironmentKey {
  static var defaultValue: TabContext? { nil }
}

/// What the tabs of a tab view know of it.
@MainActor
final class TabContext {
  /// What the tabs add when they are collected.
  enum Phase {
    case tabs
    case content
  }

  private weak var node: _ViewNode?
  private(set) var phase = Phase.content
  /// The selection, where a binding holds it.
  var selectedKey: AnyHashable?
  /// The selected tab, where no binding says so.
  var index = 0
  /// Whether the views on the selected tab hide the bar.
  var barVisibility = Visibility.automatic
  private var isSettling = false
  private weak var shown: _ViewNode?

  init(_ node: _ViewNode) { self.node = node }

  func collecting(_ phase: Phase, _ body: () -> Void) {
    let outer = self.phase
    self.phase = phase
    defer { self.phase = outer }
    body()
  }

  /// The tabs, or the pages as rows.
  func items() -> [Element] {
    let collector = ElementCollector()
    collector.takesIdentities = true
    var items: [Element] = []
    _ = collector.onScreen {
      items = collector.nested(rows: true) {
        collecting(.tabs) { node?.forEachChild { $0.emit(into: collector) } }
      }
    }
    return items
  }

  /// Which of the items is selected: the first, when the selection is none of them.
  func selectedIndex(in items: [Element]) -> Int? {
    guard !items.isEmpty else { return nil }
    guard let selectedKey else { return min(index, items.count - 1) }
    let byTag = items.firstIndex { $0.tag?.key == selectedKey }
    return byTag ?? (selectedKey.base as? Int).flatMap { items.indices.contains($0) && items[$0].tag == nil ? $0 : nil }
      ?? 0
  }

  /// Whether the tab at `node` is the one that shows.
  func isShown(_ node: _ViewNode) -> Bool { shown === node }

  /// Mounts the selected tab as soon as the tabs are known.
  func settleAfterUpdate() {
    guard !isSettling, let node else { return }
    isSettling = true
    node.engine.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    isSettling = false
    guard let node, node.isMounted else { return }
    let items = items()
    guard let index = selectedIndex(in: items), let selected = items[index].node, let tab = selected as? any TabNode,
      selected !== shown
    else { return }
    // The last part of a tab is what is on it; its label stays on the screen.
    shown?.parts.last?.setConcealed(true)
    shown = selected
    selected.parts.last?.setConcealed(false)
    if !tab.slot.isLoaded {
      tab.slot.isLoaded = true
      node.engine.mark(selected)
    }
  }
}

/// What a tab keeps while it is mounted.
@MainActor
final class TabSlot {
  /// Whether the tab has been selected yet.
  var isLoaded = false
}

/// The node of a tab.
@MainActor
protocol TabNode: AnyObject {
  var slot: TabSlot { get }
}

extension PrimitiveNode: TabNode where V.NodeStorage == TabSlot {
  var slot: TabSlot { storage }
}

/// A view with the item that stands for it in a tab bar.
struct TabItemView<Inside: View, Label: View>: View {
  let inside: Inside
  let label: Label
}

extension TabItemView: PrimitiveView {
  static func makeStorage(in node: _ViewNode) -> TabSlot { TabSlot() }

  func content(in node: PrimitiveNode<Self>) -> TupleView<Label, Inside?> {
    let context = node.scope.value(TabContextKey.self)
    context?.settleAfterUpdate()
    return TupleView(label, context == nil || node.storage.isLoaded ? inside : nil)
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let parts = node.parts
    guard let context = node.scope.value(TabContextKey.self) else { return parts[1].emit(into: collector) }
    switch context.phase {
    case .tabs:
      let tab = Element(.tab, node: node)
      tab.takeLabel(from: collector.label { parts[0].emit(into: collector) })
      tab.children = []
      if !node.isEnabled { tab.states.insert(.disabled) }
      collector.append(tab)
    case .content:
      guard context.isShown(node) else { return collector.addPresentations(from: parts[1]) }
      let wrapper = Element(.group, node: node)
      wrapper.children = collector.nested { parts[1].emit(into: collector) }
      collector.append(wrapper)
    }
  }
}

extension View {
  /// The item that stands for this view in a tab bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(inside: self, label: label())
  }
}
