import Combine
import Testing

/// Demand, ends and cancellation of the operators on time.
@Suite("Operators on time, in detail")
struct TimedOperatorTests {
  private let scheduler = VirtualScheduler()
  private let upstream = ProbeSubscription()
  private let probe: Probe<Int, TestError>

  init() {
    probe = Probe(upstream)
  }

  // MARK: debounce

  @Test("debounce asks for all values, and loses one without demand when it is due")
  func debounceDemand() {
    let recorder = probe.debounce(for: .seconds(1), scheduler: scheduler).recorded(asking: .none)
    #expect(recorder.log == ["subscription Debounce"])
    #expect(upstream.log == ["unlimited"])
    probe.send(1)
    scheduler.advance(.seconds(1))
    recorder.subscription?.request(.max(1))
    scheduler.advance(.seconds(1))
    #expect(recorder.values.isEmpty)
    probe.send(2)
    scheduler.advance(.seconds(1))
    probe.send(3)
    scheduler.advance(.seconds(1))
    #expect(recorder.values == [2])
  }

  @Test("The end of a debounced stream does not wait for a value")
  func debounceEnd() {
    let recorder = probe.debounce(for: .seconds(1), scheduler: scheduler).recorded()
    probe.send(1)
    probe.send(completion: .failure(.one))
    probe.send(completion: .finished)
    #expect(recorder.endings.isEmpty)
    scheduler.advance()
    #expect(recorder.endings == ["one"])
    scheduler.advance(.seconds(2))
    #expect(recorder.values.isEmpty)
    #expect(scheduler.jobCount == 0)
  }

  @Test("A debounced value may send another one")
  func debounceReentrance() {
    let recorder = probe.debounce(for: .seconds(1), scheduler: scheduler).recorded()
    recorder.onValue = { [probe] _, value in
      if value < 3 {
        probe.send(value + 1)
      }
      return .none
    }
    probe.send(1)
    scheduler.advance(.seconds(5))
    #expect(recorder.values == [1, 2, 3])
  }

  // MARK: throttle

  @Test("throttle takes no value without demand")
  func throttleDemand() {
    let recorder = probe.throttle(for: .seconds(1), scheduler: scheduler, latest: true).recorded(asking: .max(1))
    #expect(recorder.log == ["subscription Throttle"])
    #expect(upstream.log == ["unlimited"])
    probe.send(1)
    scheduler.advance()
    probe.send(2)
    #expect(scheduler.jobCount == 0)
    recorder.subscription?.request(.max(1))
    probe.send(3)
    scheduler.advance(.seconds(1))
    #expect(recorder.values == [1, 3])
  }

  @Test("The end of a throttled stream comes with the value that waits")
  func throttleEnd() {
    let recorder = probe.throttle(for: .seconds(1), scheduler: scheduler, latest: false).recorded()
    probe.send(1)
    scheduler.advance()
    probe.send(2)
    probe.send(completion: .finished)
    probe.send(3)
    scheduler.advance(.milliseconds(999))
    #expect(recorder.values == [1])
    scheduler.advance(.milliseconds(1))
    #expect(Array(recorder.log.dropFirst()) == ["value 1", "value 2", "finished"])
  }

  // MARK: timeout

  @Test("timeout passes demand on, and asks for more when a value is answered with demand")
  func timeoutDemand() {
    let recorder = probe.timeout(.seconds(1), scheduler: scheduler).recorded(asking: .max(2))
    recorder.onValue = { _, _ in .max(1) }
    #expect(recorder.log == ["subscription Timeout"])
    #expect(probe.send(1) == .none)
    scheduler.advance()
    #expect(upstream.log == ["max(2)", "max(1)"])
  }

  @Test("timeout cancels upstream, ends the stream once, and each value starts the time again")
  func timeoutEnd() {
    let recorder = probe.timeout(.seconds(1), scheduler: scheduler, customError: { .two }).recorded()
    scheduler.advance(.milliseconds(900))
    probe.send(1)
    scheduler.advance(.milliseconds(900))
    #expect(recorder.endings.isEmpty)
    scheduler.advance(.milliseconds(100))
    #expect(recorder.endings == ["two"])
    #expect(upstream.log == ["unlimited", "cancel"])
    probe.send(2)
    probe.send(completion: .finished)
    scheduler.advance(.seconds(5))
    #expect(Array(recorder.log.dropFirst()) == ["value 1", "two"])
  }

  // MARK: delay, receive(on:)

  @Test("delay passes demand on at once, and values later")
  func delayDemand() {
    let recorder = probe.delay(for: .seconds(1), scheduler: scheduler).recorded(asking: .max(2))
    recorder.onValue = { _, _ in .max(3) }
    #expect(upstream.log == ["max(2)"])
    #expect(probe.send(1) == .none)
    scheduler.advance(.seconds(1))
    #expect(recorder.values == [1])
    #expect(upstream.log == ["max(2)", "max(3)"])
    recorder.subscription?.request(.max(4))
    #expect(upstream.log.last == "max(4)")
  }

  // MARK: collect

  @Test("collect(.byTime) sends what has come in each interval, and the rest at the end")
  func collectByTime() {
    let recorder = probe.collect(.byTime(scheduler, .seconds(1))).recorded()
    #expect(recorder.log == ["subscription CollectByTime"])
    #expect(upstream.log == ["unlimited"])
    probe.send(1)
    probe.send(2)
    scheduler.advance(.seconds(1))
    scheduler.advance(.seconds(1))
    probe.send(3)
    probe.send(completion: .finished)
    scheduler.advance()
    #expect(Array(recorder.log.dropFirst()) == ["value [1, 2]", "value [3]", "finished"])
    scheduler.advance(.seconds(5))
    #expect(scheduler.jobCount == 0)
  }

  @Test("collect(.byTimeOrCount) also sends as soon as there are enough")
  func collectByTimeOrCount() {
    let recorder = probe.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).recorded(asking: .max(2))
    (1...3).forEach {
      probe.send($0)
      scheduler.advance()
    }
    #expect(recorder.values == [[1, 2]])
    scheduler.advance(.seconds(1))
    #expect(recorder.values == [[1, 2], [3]])
    probe.send(4)
    scheduler.advance(.seconds(1))
    #expect(recorder.values.count == 2)
    probe.send(5)
    probe.send(completion: .failure(.one))
    scheduler.advance()
    #expect(recorder.log.last == "one")
    #expect(recorder.values.count == 2)
  }

  // MARK: measureInterval

  @Test("measureInterval sends the times between the values")
  func measureInterval() {
    let recorder = probe.measureInterval(using: scheduler).recorded()
    scheduler.advance(.seconds(2))
    probe.send(1)
    scheduler.advance(.milliseconds(5))
    probe.send(2)
    #expect(recorder.values == [.seconds(2), .milliseconds(5)])
  }

  // MARK: all of them

  enum Operation: CaseIterable {
    case debounce
    case throttle
    case timeout
    case delay
    case receive
    case subscribe
    case collect
  }

  private func attach(_ operation: Operation) -> (log: () -> [String], subscription: any Subscription) {
    func attach<P: Publisher>(_ publisher: P) -> (log: () -> [String], subscription: any Subscription) {
      let recorder = publisher.recorded()
      scheduler.advance()
      return ({ recorder.log }, recorder.subscription!)
    }
    switch operation {
    case .debounce: return attach(probe.debounce(for: .seconds(1), scheduler: scheduler))
    case .throttle: return attach(probe.throttle(for: .seconds(1), scheduler: scheduler, latest: true))
    case .timeout: return attach(probe.timeout(.seconds(9), scheduler: scheduler))
    case .delay: return attach(probe.delay(for: .seconds(1), scheduler: scheduler))
    case .receive: return attach(probe.receive(on: scheduler))
    case .subscribe: return attach(probe.subscribe(on: scheduler))
    case .collect: return attach(probe.collect(.byTime(scheduler, .seconds(1))))
    }
  }

  @Test("Nothing that is on its way arrives after a cancellation", arguments: Operation.allCases)
  func cancellation(operation: Operation) {
    let (log, subscription) = attach(operation)
    if operation != .subscribe {
      probe.send(1)
    }
    subscription.cancel()
    subscription.cancel()
    probe.send(2)
    probe.send(completion: .finished)
    scheduler.advance(.seconds(20))
    #expect(log().count == 1)
    #expect(upstream.log == ["unlimited", "cancel"])
  }

  @Test("A second subscription is cancelled", arguments: Operation.allCases)
  func secondSubscription(operation: Operation) {
    _ = attach(operation)
    let second = ProbeSubscription()
    probe.send(subscription: second)
    #expect(second.log == ["cancel"])
  }

  @Test("The end comes on the scheduler, once, and releases upstream", arguments: Operation.allCases)
  func end(operation: Operation) {
    let (log, _) = attach(operation)
    probe.send(completion: .failure(.one))
    probe.send(completion: .finished)
    #expect(log().count == (operation == .subscribe ? 2 : 1))
    scheduler.advance(.seconds(20))
    #expect(log().last == "one")
    #expect(log().count == 2)
    #expect(upstream.log == ["unlimited"])
  }
}
