/// Sends everything that it receives to a subject, and is the subject's upstream subscription.
///
/// The subject is not kept: who sends to it does not decide how long it lives.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, OperatorReflection {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock()
  private weak var subject: S?
  private var upstream = UpstreamStatus.awaited

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    let (isAccepted, subject) = lock.withLock { (self.subject != nil && upstream.attach(subscription), self.subject) }
    guard isAccepted, let subject else {
      subscription.cancel()
      return
    }
    subject.send(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { upstream.subscription == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (subject, _) = lock.withLock { () -> (S?, (any Subscription)?) in
      guard let subscription = upstream.detachIfAttached() else { return (nil, nil) }
      defer { self.subject = nil }
      return (self.subject, subscription)
    }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock {
      subject = nil
      return upstream.detach()
    }
    subscription?.cancel()
  }

  var description: String { "Subject" }

  var customMirror: Mirror {
    let (subject, upstream) = lock.withLock { (self.subject, self.upstream) }
    return Mirror(
      self,
      children: [
        "downstreamSubject": subject as Any, "upstreamSubscription": upstream.subscription as Any,
        "subject": subject as Any,
      ])
  }
}
