/// One of the upstream publishers of an operator that combines several. The lock of the operator guards it.
class Side {
  var status = UpstreamStatus.awaited
  var hasFinished = false

  /// Whether there is a value of this side.
  var hasValue: Bool { false }
}

/// A side whose values wait for those of the others.
final class QueueSide<Value>: Side {
  var values = Queue<Value>()

  override var hasValue: Bool { !values.isEmpty }
}

/// A side of which the latest value counts.
final class LatestSide<Value>: Side {
  var value: Value?

  override var hasValue: Bool { value != nil }
}

/// What sides have in common to whom their values go.
protocol SideOwner<Failure>: AnyObject, OperatorReflection {
  associatedtype Failure: Error

  func receive(subscription: any Subscription, from side: Side)
  func receive(completion: Subscribers.Completion<Failure>, from side: Side)
}

/// The subscriber of one side.
struct SideSubscriber<Owner: SideOwner, Input>: Subscriber, OperatorReflection {
  typealias Failure = Owner.Failure

  let owner: Owner
  let side: Side
  let receiveValue: (Input) -> Subscribers.Demand
  let combineIdentifier = CombineIdentifier()

  var description: String { owner.description }

  func receive(subscription: any Subscription) {
    owner.receive(subscription: subscription, from: side)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    receiveValue(input)
  }

  func receive(completion: Subscribers.Completion<Owner.Failure>) {
    owner.receive(completion: completion, from: side)
  }
}
