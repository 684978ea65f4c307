import Combine
import Testing

@Suite("buffer")
struct BufferTests {
  private let upstream = ProbeSubscription()
  private let probe: Probe<Int, TestError>

  init() {
    probe = Probe(upstream)
  }

  private func attach(
    _ whenFull: Publishers.BufferingStrategy<TestError>, prefetch: Publishers.PrefetchStrategy = .byRequest,
    size: Int = 2, asking demand: Subscribers.Demand = .none
  ) -> Recorder<Int, TestError> {
    probe.buffer(size: size, prefetch: prefetch, whenFull: whenFull).recorded(asking: demand)
  }

  @Test("It asks for all values, or for as many as it holds and one for each that leaves")
  func prefetch() {
    let all = attach(.dropNewest)
    #expect(all.log == ["subscription Buffer"])
    #expect(upstream.log == ["unlimited"])
    let full = ProbeSubscription()
    let other = Probe<Int, TestError>(full)
    let recorder = other.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).recorded(asking: .max(1))
    #expect(full.log == ["max(2)"])
    #expect(other.send(1) == .max(1))
    #expect(other.send(2) == .none)
    recorder.subscription?.request(.max(3))
    #expect(recorder.values == [1, 2])
    #expect(full.log == ["max(2)", "max(1)"])
  }

  @Test("A full buffer drops the newest or the oldest value", arguments: [true, false])
  func dropping(newest: Bool) {
    let recorder = attach(newest ? .dropNewest : .dropOldest)
    (1...4).forEach { probe.send($0) }
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == (newest ? [1] : [3]))
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == (newest ? [1, 2] : [3, 4]))
    probe.send(5)
    #expect(recorder.values.last == 5)
  }

  @Test("A full buffer that fails cancels upstream, and fails once the demand is met")
  func failing() {
    let recorder = attach(.customError { .two })
    (1...3).forEach { probe.send($0) }
    #expect(upstream.log == ["unlimited", "cancel"])
    #expect(recorder.log.count == 1)
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.dropFirst().map(\.self) == ["value 1", "two"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.count == 3)
  }

  @Test("The good end comes after all values, and the bad one at once")
  func completion() {
    let recorder = attach(.dropNewest)
    probe.send(1)
    probe.send(completion: .finished)
    #expect(recorder.endings.isEmpty)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.log.suffix(2) == ["value 1", "finished"])
    let failed = Probe<Int, TestError>(ProbeSubscription())
    let other = failed.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).recorded(asking: .none)
    failed.send(1)
    failed.send(completion: .failure(.one))
    #expect(other.log.dropFirst().map(\.self) == ["one"])
  }

  @Test("Cancelling drops what waits")
  func cancellation() {
    let recorder = attach(.dropNewest)
    probe.send(1)
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    recorder.subscription?.cancel()
    probe.send(2)
    probe.send(completion: .finished)
    #expect(recorder.log.count == 1)
    #expect(upstream.log == ["unlimited", "cancel"])
  }

  @Test("Requests within values are served, in order")
  func reentrance() {
    let recorder = attach(.dropNewest, size: 9)
    recorder.onValue = { recorder, _ in
      recorder.subscription?.request(.max(1))
      return .none
    }
    (1...5).forEach { probe.send($0) }
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4, 5])
  }

  @Test("A mirror shows what waits")
  func mirror() throws {
    let recorder = attach(.dropNewest)
    probe.send(1)
    let subscription = try #require(recorder.subscription)
    let children = try #require(subscription as? any CustomReflectable).customMirror.children
    #expect(children.map { $0.label ?? "" } == ["values", "state", "downstreamDemand", "terminal"])
    #expect("\(children.first?.value ?? "")" == "[1]")
  }
}
