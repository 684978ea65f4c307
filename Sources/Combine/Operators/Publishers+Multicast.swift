extension Publishers {
  /// A publisher that sends the values of another one through a subject, once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher that is shared.
    public let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var madeSubject: SubjectType?

    /// Makes a publisher that shares another one.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(Inner(downstream: subscriber))
    }

    /// Subscribes the subject upstream, until the result is cancelled or released.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }

    // The closure is called without the lock; of two subjects that two threads make at the same time, one is kept.
    private var subject: SubjectType {
      if let made = lock.withLock({ madeSubject }) { return made }
      let new = createSubject()
      return lock.withLock {
        let subject = madeSubject ?? new
        madeSubject = subject
        return subject
      }
    }

    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, OperatorReflection
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
      private let lock = Lock()
      private var downstream: Downstream?
      private var status = UpstreamStatus.awaited

      init(downstream: Downstream) {
        self.downstream = downstream
      }

      var description: String { "Multicast" }

      func receive(subscription: any Subscription) {
        if let downstream = lock.withLock({ status.attach(subscription) ? self.downstream : nil }) {
          downstream.receive(subscription: self)
        } else {
          subscription.cancel()
        }
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ status.subscription == nil ? nil : self.downstream }) else {
          return .none
        }
        let more = downstream.receive(input)
        if more != .none {
          request(more)
        }
        return .none
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        let (subscription, downstream) = end()
        if subscription != nil {
          downstream?.receive(completion: completion)
        }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { status.subscription }?.request(demand)
      }

      func cancel() {
        end().subscription?.cancel()
      }

      private func end() -> (subscription: (any Subscription)?, downstream: Downstream?) {
        lock.withLock {
          guard let subscription = status.detachIfAttached() else { return (nil, nil) }
          defer { downstream = nil }
          return (subscription, downstream)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends the values through a subject that the closure makes, once the result is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values through a subject, once the result is connected.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}
