import Combine

/// Runs a closure for each value of a publisher.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  final class Subscription {
    var cancellable: AnyCancellable?
  }

  func makeStorage(in node: _ViewNode) -> Subscription { Subscription() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    // One subscription for each appearance; values reach the newest closure.
    guard old == nil else { return }
    node.storage.cancellable = publisher.sink { [weak node] value in
      node?.receive(value)
    }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) { node.storage.cancellable = nil }
}

extension PrimitiveModifierNode {
  fileprivate nonisolated func receive<P: Publisher>(_ value: P.Output) where Modifier == ReceiveModifier<P> {
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated { modifier.action(value) }
  }
}

extension View {
  /// Runs `action` for each value of `publisher` while the view is there.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
