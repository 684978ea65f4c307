extension Publishers {
  /// The publisher of `handleEvents(…)`.
  public typealias HandleEvents<Upstream: Publisher> = Transforming<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Calls closures at the events of the stream, before they are passed on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    transforming {
      var transform = Transform<Output, Failure, Output, Failure>(
        receive: { value in
          receiveOutput?(value)
          return .emit(value)
        },
        end: { completion in
          receiveCompletion?(completion)
          return .init(value: nil, completion: completion)
        }
      )
      transform.onSubscription = receiveSubscription
      transform.onRequest = receiveRequest
      transform.onCancel = receiveCancel
      return transform
    }
  }
}
