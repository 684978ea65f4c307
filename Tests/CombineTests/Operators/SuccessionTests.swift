import Combine
import Testing

/// Operators that follow one publisher after another.
@Suite("Operators that go on with another publisher")
struct SuccessionTests {
  private let subscriptions = [ProbeSubscription(), ProbeSubscription()]
  private let first: Probe<Int, TestError>
  private let second: Probe<Int, TestError>

  init() {
    first = Probe(subscriptions[0])
    second = Probe(subscriptions[1])
  }

  enum Operation: CaseIterable {
    case append
    case `catch`
    case tryCatch
  }

  /// What makes the operator go on.
  private func endFirst(_ operation: Operation) {
    switch operation {
    case .append: first.send(completion: .finished)
    case .catch, .tryCatch: first.send(completion: .failure(.one))
    }
  }

  private func attach(_ operation: Operation, asking demand: Subscribers.Demand) -> (
    log: () -> [String], subscription: () -> (any Subscription)?
  ) {
    func attach<P: Publisher>(_ publisher: P) -> (log: () -> [String], subscription: () -> (any Subscription)?) {
      let recorder = Recorder<P.Output, P.Failure>(asking: demand, onValue: { _, _ in .max(1) })
      publisher.subscribe(recorder)
      return ({ recorder.log }, { recorder.subscription })
    }
    switch operation {
    case .append: return attach(first.append(second))
    case .catch: return attach(first.catch { [second] _ in second })
    case .tryCatch: return attach(first.tryCatch { [second] _ in second })
    }
  }

  @Test("The second publisher gets the demand that is left", arguments: Operation.allCases)
  func demand(operation: Operation) {
    let (log, subscription) = attach(operation, asking: .max(5))
    #expect(first.send(1) == .max(1))
    second.willSubscribe = { subscription()?.request(.max(10)) }
    endFirst(operation)
    #expect(subscriptions.map(\.log) == [["max(5)"], ["max(15)"]])
    #expect(second.send(2) == .max(1))
    subscription()?.request(.max(3))
    #expect(subscriptions[1].log == ["max(15)", "max(3)"])
    second.send(completion: .finished)
    #expect(Array(log().dropFirst()) == ["value 1", "value 2", "finished"])
  }

  @Test("Cancelling cancels the publisher that is followed", arguments: Operation.allCases, [true, false])
  func cancellation(operation: Operation, later: Bool) {
    let (log, subscription) = attach(operation, asking: .max(5))
    if later {
      endFirst(operation)
    }
    subscription()?.cancel()
    subscription()?.cancel()
    #expect(subscriptions.map { $0.log.contains("cancel") } == [!later, later])
    endFirst(operation)
    second.send(completion: .finished)
    #expect(log().count == 1)
    let extra = ProbeSubscription()
    (later ? second : first).send(subscription: extra)
    #expect(extra.log == ["cancel"])
  }

  @Test("An error of the second publisher ends the stream", arguments: Operation.allCases)
  func failure(operation: Operation) {
    let (log, _) = attach(operation, asking: .unlimited)
    endFirst(operation)
    second.send(completion: .failure(.two))
    second.send(completion: .failure(.one))
    #expect(Array(log().dropFirst()) == ["two"])
  }

  @Test("tryCatch fails with what its closure throws")
  func throwing() {
    let recorder = first.tryCatch { _ -> Just<Int> in throw TestError.two }.recorded()
    first.send(completion: .failure(.one))
    #expect(recorder.endings == ["two"])
  }

  @Test("append drops values beyond the demand, and prepend waits for its turn")
  func concatenation() {
    let recorder = first.append(second).recorded(asking: .max(1))
    first.send(1)
    first.send(2)
    #expect(recorder.values == [1])
    let prepended = second.prepend([7, 8]).recorded()
    #expect(prepended.values == [7, 8])
    #expect(second.prepend(1, 2).prefix.sequence == [1, 2])
    #expect(second.append(3).suffix.sequence == [3])
  }

  // MARK: retry

  @Test("retry subscribes again with the demand that is left, and gives up after the last attempt")
  func retry() {
    let recorder = first.retry(2).recorded(asking: .max(4))
    #expect(recorder.log == ["subscription Retry"])
    for value in 1...3 {
      #expect(first.send(value) == .none)
      first.send(completion: .failure(.one))
    }
    #expect(subscriptions[0].log == ["max(4)", "max(3)", "max(2)"])
    #expect(Array(recorder.log.dropFirst()) == ["value 1", "value 2", "value 3", "one"])
    first.send(completion: .failure(.one))
    #expect(recorder.endings == ["one"])
  }

  @Test("retry without a limit, and a publisher that fails at once, do not fill the stack")
  func manyRetries() {
    var attempts = 0
    let failing = Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      return attempts < 100_000
        ? Fail(error: .one).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }
    #expect(Publishers.Retry(upstream: failing, retries: nil).recorded().values == [100_000])
  }

  // MARK: until another publisher sends

  @Test("prefix(untilOutputFrom:) ends with the other's first value, and cancels upstream before")
  func prefixUntil() {
    let recorder = first.prefix(untilOutputFrom: second).recorded(asking: .max(3))
    var logAtEnd: [String] = []
    recorder.onEnd = { [subscriptions] _ in logAtEnd = subscriptions[0].log }
    #expect(subscriptions.map(\.log) == [["max(3)"], ["max(1)"]])
    first.send(1)
    second.send(9)
    #expect(logAtEnd == ["max(3)", "cancel"])
    first.send(2)
    second.send(9)
    #expect(Array(recorder.log.dropFirst()) == ["value 1", "finished"])
  }

  @Test("prefix(untilOutputFrom:) goes on when the other ends without a value")
  func prefixUntilNothing() {
    let recorder = first.prefix(untilOutputFrom: second).recorded()
    second.send(completion: .failure(.two))
    second.send(9)
    first.send(1)
    first.send(completion: .failure(.one))
    #expect(Array(recorder.log.dropFirst()) == ["value 1", "one"])
  }

  @Test("drop(untilOutputFrom:) lets values through after the other's first one")
  func dropUntil() {
    let recorder = first.drop(untilOutputFrom: second).recorded(asking: .max(3))
    #expect(first.send(1) == .none)
    second.send(9)
    first.send(2)
    second.send(completion: .failure(.two))
    first.send(completion: .finished)
    #expect(recorder.log == ["subscription DropUntilOutput", "value 2", "finished"])
    #expect(subscriptions.map(\.log) == [["max(3)"], ["max(1)"]])
  }

  @Test("drop(untilOutputFrom:) ends with the other if that sends nothing")
  func dropUntilNothing() {
    let recorder = first.drop(untilOutputFrom: second).recorded()
    second.send(completion: .finished)
    #expect(recorder.endings == ["finished"])
    #expect(subscriptions[0].log == ["unlimited", "cancel"])
  }

  @Test("Cancelling cancels upstream and the other", arguments: [true, false])
  func cancelUntil(prefix: Bool) {
    let recorder =
      prefix
      ? first.prefix(untilOutputFrom: second).recorded() : first.drop(untilOutputFrom: second).recorded()
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(subscriptions.map(\.log) == [["unlimited", "cancel"], ["max(1)", "cancel"]])
    second.send(1)
    first.send(1)
    first.send(completion: .finished)
    #expect(recorder.log.count == 1)
  }
}
