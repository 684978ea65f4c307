import Combine

/// Runs a closure for each value of a publisher.
struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// The subscription, and the closure that its values reach.
  final class Subscription {
    var cancellable: AnyCancellable?
    let action: LastValue<(P.Output) -> Void>

    init(_ action: @escaping (P.Output) -> Void) { self.action = LastValue(action) }
  }

  func makeStorage(in node: _ViewNode) -> Subscription { Subscription(action) }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    let newest = node.storage.action
    // One subscription for each appearance; values reach the newest closure.
    guard old == nil else { return _ = newest.replace(with: action) }
    // The closure runs on the thread that sends, as in SwiftUI.
    node.storage.cancellable = publisher.sink { newest.value($0) }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) { node.storage.cancellable = nil }
}

extension View {
  /// Runs `action` for each value of `publisher` while the view is there.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
