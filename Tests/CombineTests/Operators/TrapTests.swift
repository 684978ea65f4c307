import Combine
import Testing

/// Misuse that stops the program, as it does on Apple's platforms.
@Suite("Misuse")
struct TrapTests {
  @Test("A negative demand")
  func negativeDemand() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }

  @Test("A request for nothing")
  func requestForNothing() async {
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().recordedWithEmptyRequest() }
    await #expect(processExitsWith: .failure) { _ = Just(1).recordedWithEmptyRequest() }
    await #expect(processExitsWith: .failure) { _ = Future<Int, Never> { _ in }.recordedWithEmptyRequest() }
    await #expect(processExitsWith: .failure) { _ = [1].publisher.zip(Just(1)).recordedWithEmptyRequest() }
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().flatMap { Just($0) }.recordedWithEmptyRequest()
    }
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().last().recordedWithEmptyRequest() }
  }

  @Test("A value or an end before the subscription, for an operator that has a status")
  func beforeSubscription() async {
    await #expect(processExitsWith: .failure) {
      let probe = Probe<Int, TestError>()
      let recorder = probe.tryFilter { _ in true }.recorded()
      probe.send(1)
      withExtendedLifetime(recorder) {}
    }
    await #expect(processExitsWith: .failure) {
      let probe = Probe<Int, TestError>()
      let recorder = probe.removeDuplicates().recorded()
      probe.send(completion: .finished)
      withExtendedLifetime(recorder) {}
    }
  }

  @Test("A value without demand, where demand is counted")
  func unwantedValue() async {
    await #expect(processExitsWith: .failure) {
      let probe = Probe<Int, TestError>(ProbeSubscription())
      let recorder = probe.retry(1).recorded(asking: .none)
      probe.send(1)
      withExtendedLifetime(recorder) {}
    }
    await #expect(processExitsWith: .failure) {
      let probe = Probe<Int, TestError>(ProbeSubscription())
      let recorder = probe.catch { _ in Just(1) }.recorded(asking: .none)
      probe.send(1)
      withExtendedLifetime(recorder) {}
    }
    await #expect(processExitsWith: .failure) {
      let probe = Probe<Int, TestError>(ProbeSubscription())
      let recorder = probe.replaceError(with: 0).recorded(asking: .none)
      probe.send(1)
      withExtendedLifetime(recorder) {}
    }
  }

  @Test("Negative numbers and an end after the end of a recording")
  func arguments() async {
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = PassthroughSubject<Int, Never>().dropFirst(-1).recorded() }
    await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording()
      recording.receive(completion: .finished)
      recording.receive(1)
    }
  }

  @Test("assertNoFailure meets a failure")
  func assertNoFailure() async {
    await #expect(processExitsWith: .failure) { _ = Fail<Int, TestError>(error: .one).assertNoFailure().recorded() }
  }

  @Test("breakpoint stops where its closure is true")
  func breakpoint() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).recorded() }
    #expect(Just(1).breakpoint(receiveOutput: { $0 == 2 }).breakpointOnError().recorded().values == [1])
  }
}

extension Publisher {
  /// Asks for nothing, as soon as there is a subscription.
  fileprivate func recordedWithEmptyRequest() -> Recorder<Output, Failure> {
    let recorder = recorded(asking: .none)
    recorder.subscription?.request(.none)
    return recorder
  }
}
