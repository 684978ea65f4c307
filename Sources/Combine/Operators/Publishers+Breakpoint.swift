import Foundation

extension Publishers {
  /// The publisher of `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)`.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The errors of upstream.
    public typealias Failure = Upstream.Failure

    /// The upstream publisher.
    public let upstream: Upstream
    /// Whether to stop at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Makes the publisher.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, breakpoint: self))
    }

    private struct Inner<Downstream: Subscriber>: Subscriber, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      let downstream: Downstream
      let breakpoint: Breakpoint
      let combineIdentifier = CombineIdentifier()

      var description: String { "Breakpoint" }

      func receive(subscription: any Subscription) {
        stop(if: breakpoint.receiveSubscription?(subscription))
        downstream.receive(subscription: subscription)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        stop(if: breakpoint.receiveOutput?(input))
        return downstream.receive(input)
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        stop(if: breakpoint.receiveCompletion?(completion))
        downstream.receive(completion: completion)
      }

      private func stop(if condition: Bool?) {
        if condition == true {
          raise(SIGTRAP)
        }
      }
    }
  }
}

extension Publisher {
  /// Stops in the debugger when a closure is true for an event.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger when the stream fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      switch completion {
      case .finished: false
      case .failure: true
      }
    })
  }
}
