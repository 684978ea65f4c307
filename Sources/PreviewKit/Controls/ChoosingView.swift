/// A control that lets a person choose one of several options.
@MainActor
protocol ChoosingView: PrimitiveView {
  func choices(in node: PrimitiveNode<Self>) -> [Element.Choice]
}

/// The node of a choosing control, whatever its type.
@MainActor
protocol ChoosingNode: _ViewNode {
  var choices: [Element.Choice] { get }
}

extension PrimitiveNode: ChoosingNode where V: ChoosingView {
  var choices: [Element.Choice] { view.choices(in: self) }
}

extension Element {
  /// An option that can be chosen.
  public struct Choice: Hashable, Sendable {
    /// What the option is called.
    public let label: String
    /// Whether a person can choose it.
    public let isEnabled: Bool
  }

  /// The options of a picker or the tabs of a tab bar, whether they show or not; nil for everything whose options are
  /// not known before it is opened.
  public var choices: [Choice]? {
    if role == .tabBar { return children.map { Choice(label: $0.label ?? "", isEnabled: $0.isEnabled) } }
    guard let node = node as? any ChoosingNode, node.isMounted else { return nil }
    return node.choices
  }
}
