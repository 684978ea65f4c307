extension Publishers {
  /// A publisher that sends the values of one subscription upstream to all its subscribers, while it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The errors of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public let createSubject: () -> SubjectType

    private let lock = Lock()
    private var madeSubject: SubjectType?

    /// Makes a publisher that sends through a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes upstream.
    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }

    private var subject: SubjectType {
      if let subject = lock.withLock({ madeSubject }) { return subject }
      let new = createSubject()
      return lock.withLock {
        let subject = madeSubject ?? new
        madeSubject = subject
        return subject
      }
    }
  }
}

extension Publisher {
  /// Sends the values through a subject made by the closure, while connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values through a subject, while connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}
