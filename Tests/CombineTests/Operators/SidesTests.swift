import Combine
import Testing

/// `zip`, `combineLatest` and `merge` on publishers that do what they want.
@Suite("Operators on several publishers, in detail")
struct SidesTests {
  private let subscriptions = [ProbeSubscription(), ProbeSubscription()]
  private let a: Probe<Int, TestError>
  private let b: Probe<Int, TestError>

  init() {
    a = Probe(subscriptions[0])
    b = Probe(subscriptions[1])
  }

  // MARK: zip

  @Test("zip asks both, and answers a side whose value completes a tuple with the demand that this causes")
  func zipDemand() {
    let recorder = a.zip(b) { $0 + $1 }.recorded(asking: .max(1))
    recorder.onValue = { recorder, _ in
      recorder.subscription?.request(.max(5))
      return .max(2)
    }
    #expect(recorder.log == ["subscription Zip"])
    #expect(a.send(1) == .none)
    #expect(b.send(10) == .max(7))
    #expect(subscriptions[0].log == ["max(1)", "max(5)", "max(2)"])
    #expect(subscriptions[1].log == ["max(1)"])
    #expect(recorder.values == [11])
  }

  @Test("zip ends when no other tuple can come, and cancels the other side")
  func zipCompletion() {
    let recorder = a.zip(b) { $0 + $1 }.recorded()
    a.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(10)
    #expect(recorder.endings.isEmpty)
    b.send(20)
    #expect(recorder.log.dropFirst().map(\.self) == ["value 11", "value 22", "finished"])
    #expect(subscriptions[1].log == ["unlimited", "cancel"])
    b.send(30)
    #expect(recorder.values == [11, 22])
  }

  @Test("zip ends at once when a side ends without a value that waits")
  func zipEmpty() {
    let recorder = a.zip(b) { $0 + $1 }.recorded()
    b.send(1)
    a.send(completion: .finished)
    #expect(recorder.endings == ["finished"])
    #expect(subscriptions[1].log == ["unlimited", "cancel"])
    #expect(Empty<Int, Never>().zip(Just(1)).recorded().log == ["subscription Zip", "finished"])
  }

  @Test("A value within a value of zip waits for its partner")
  func zipReentrance() {
    let recorder = a.zip(b) { [$0, $1] }.recorded()
    recorder.onValue = { [a] _, value in
      if value[0] < 3 {
        a.send(value[0] + 1)
      }
      return .none
    }
    a.send(1)
    b.send(10)
    b.send(20)
    #expect(recorder.values == [[1, 10], [2, 20]])
  }

  // MARK: combineLatest

  @Test("combineLatest sends only what is asked for, and asks both")
  func latestDemand() {
    let recorder = a.combineLatest(b) { $0 + $1 }.recorded(asking: .max(1))
    #expect(recorder.log == ["subscription CombineLatest"])
    a.send(1)
    #expect(b.send(10) == .none)
    a.send(2)
    #expect(recorder.values == [11])
    recorder.subscription?.request(.max(1))
    b.send(20)
    #expect(recorder.values == [11, 22])
    #expect(subscriptions.map(\.log) == [["max(1)", "max(1)"], ["max(1)", "max(1)"]])
  }

  @Test("combineLatest remembers a value that comes within a value, and does not send it then")
  func latestReentrance() {
    let recorder = a.combineLatest(b) { [$0, $1] }.recorded()
    recorder.onValue = { [a] _, value in
      a.send(value[0] + 1)
      return .none
    }
    a.send(1)
    b.send(10)
    b.send(20)
    #expect(recorder.values == [[1, 10], [2, 20]])
  }

  // MARK: merge

  @Test("merge asks each side for one value at a time, and keeps the latest without demand")
  func mergeDemand() {
    let recorder = a.merge(with: b).recorded(asking: .max(1))
    #expect(recorder.log == ["subscription Merge"])
    #expect(a.send(1) == .max(1))
    #expect(a.send(2) == .none)
    #expect(a.send(3) == .none)
    #expect(b.send(4) == .none)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 3])
    #expect(subscriptions.map(\.log) == [["max(1)", "max(1)"], ["max(1)"]])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1, 3, 4])
    #expect(subscriptions[0].log.last == "unlimited")
  }

  @Test("merge ends when all sides and all waiting values have")
  func mergeCompletion() {
    let recorder = a.merge(with: b).recorded(asking: .none)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.endings.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.suffix(2) == ["value 1", "finished"])
    #expect(Publishers.MergeMany([Just<Int>]()).recorded().endings == ["finished"])
  }

  @Test("merge takes up to eight, and many")
  func arities() {
    let one = Just(1)
    #expect(one.merge(with: Optional(2).publisher, [3].publisher).recorded().values == [1, 2, 3])
    #expect(
      one.merge(
        with: [2].publisher, [3].publisher, [4].publisher, [5].publisher, [6].publisher, [7].publisher,
        [8].publisher
      ).recorded().values == Array(1...8))
    let three = one.merge(with: [2].publisher).merge(with: [3].publisher, [4].publisher)
    #expect(three.recorded().values == [1, 2, 3, 4])
    #expect(Publishers.MergeMany(Just(1), Just(2)).merge(with: Just(3)).recorded().values == [1, 2, 3])
  }

  // MARK: all of them

  enum Operation: CaseIterable {
    case zip
    case latest
    case merge
  }

  private func attach(_ operation: Operation) -> Recorder<Int, TestError> {
    switch operation {
    case .zip: a.zip(b) { $0 + $1 }.recorded()
    case .latest: a.combineLatest(b) { $0 + $1 }.recorded()
    case .merge: a.merge(with: b).recorded()
    }
  }

  @Test("An error of one side cancels the other one", arguments: Operation.allCases)
  func failure(operation: Operation) {
    let recorder = attach(operation)
    a.send(completion: .failure(.one))
    #expect(recorder.log.last == "one")
    #expect(subscriptions[0].log == ["unlimited"])
    #expect(subscriptions[1].log == ["unlimited", "cancel"])
    b.send(completion: .failure(.two))
    #expect(recorder.endings == ["one"])
  }

  @Test("Cancelling cancels both sides, once", arguments: Operation.allCases)
  func cancellation(operation: Operation) {
    let recorder = attach(operation)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(subscriptions.map(\.log) == [["unlimited", "cancel"], ["unlimited", "cancel"]])
    a.send(1)
    b.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.log.count == 1)
  }

  @Test("A value that cancels is the last", arguments: Operation.allCases)
  func cancellationWithinValue(operation: Operation) {
    let recorder = attach(operation)
    recorder.onValue = { recorder, _ in
      recorder.subscription?.cancel()
      return .none
    }
    for value in 1...3 {
      a.send(value)
      b.send(value)
    }
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.values.count == 1)
    #expect(recorder.endings.isEmpty)
  }

  @Test("A second subscription of a side is cancelled", arguments: Operation.allCases)
  func secondSubscription(operation: Operation) {
    let recorder = attach(operation)
    let second = ProbeSubscription()
    a.send(subscription: second)
    #expect(second.log == ["cancel"])
    #expect(recorder.log.count == 1)
  }

  @Test("A side that subscribes late gets the demand that has been asked for", arguments: Operation.allCases)
  func lateSubscription(operation: Operation) {
    let late = Probe<Int, TestError>()
    let recorder =
      switch operation {
      case .zip: late.zip(b) { $0 + $1 }.recorded(asking: .unlimited)
      case .latest: late.combineLatest(b) { $0 + $1 }.recorded(asking: .unlimited)
      case .merge: late.merge(with: b).recorded(asking: .unlimited)
      }
    let subscription = ProbeSubscription()
    late.send(subscription: subscription)
    #expect(subscription.log == ["unlimited"])
    #expect(recorder.log.count == 1)
  }
}
