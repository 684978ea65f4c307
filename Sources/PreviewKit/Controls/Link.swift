import Foundation

/// A control that opens a URL through the environment's `openURL`.
public struct Link<Label: View>: View {
  let label: Label
  let destination: URL

  /// A link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Label { label }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let element = Element(.link, node: node)
    element.takeLabel(from: collector.label { node.forEachChild { $0.emit(into: collector) } })
    if !node.isEnabled { element.states.insert(.disabled) }
    collector.append(element)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    guard action == .tap else { return false }
    node.environment.openURL(destination)
    return true
  }
}
