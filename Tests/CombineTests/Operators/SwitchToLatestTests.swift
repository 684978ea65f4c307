import Combine
import Testing

@Suite("switchToLatest")
struct SwitchToLatestTests {
  typealias Child = Probe<Int, TestError>

  private let upstream = ProbeSubscription()
  private let outer: Probe<Child, TestError>

  init() {
    outer = Probe(upstream)
  }

  private func attach(asking demand: Subscribers.Demand) -> Recorder<Int, TestError> {
    outer.switchToLatest().recorded(asking: demand)
  }

  @Test("The latest publisher gets the demand that is left")
  func demand() {
    let subscriptions = [ProbeSubscription(), ProbeSubscription()]
    let children = subscriptions.map { Child($0) }
    let recorder = attach(asking: .max(3))
    #expect(recorder.log == ["subscription SwitchToLatest"])
    #expect(upstream.log == ["unlimited"])
    outer.send(children[0])
    children[0].send(1)
    outer.send(children[1])
    #expect(subscriptions[0].log == ["max(3)", "cancel"])
    #expect(subscriptions[1].log == ["max(2)"])
    recorder.subscription?.request(.max(4))
    #expect(subscriptions[1].log == ["max(2)", "max(4)"])
    children[0].send(9)
    #expect(recorder.values == [1])
  }

  @Test("It ends when upstream and the latest publisher have", arguments: [true, false])
  func completion(upstreamFirst: Bool) {
    let child = Child(ProbeSubscription())
    let recorder = attach(asking: .unlimited)
    outer.send(child)
    if upstreamFirst {
      outer.send(completion: .finished)
      child.send(1)
      #expect(recorder.endings.isEmpty)
      child.send(completion: .finished)
    } else {
      child.send(1)
      child.send(completion: .finished)
      #expect(recorder.endings.isEmpty)
      outer.send(completion: .finished)
    }
    #expect(recorder.log.suffix(2) == ["value 1", "finished"])
  }

  @Test("An error of the latest publisher cancels upstream")
  func innerFailure() {
    let child = Child(ProbeSubscription())
    let recorder = attach(asking: .unlimited)
    outer.send(child)
    child.send(completion: .failure(.one))
    #expect(recorder.endings == ["one"])
    #expect(upstream.log == ["unlimited", "cancel"])
    #expect(child.send(1) == .none)
    #expect(recorder.values.isEmpty)
  }

  @Test("An error of upstream cancels the latest publisher")
  func outerFailure() {
    let subscription = ProbeSubscription()
    let recorder = attach(asking: .unlimited)
    outer.send(Child(subscription))
    outer.send(completion: .failure(.two))
    #expect(recorder.endings == ["two"])
    #expect(subscription.log == ["unlimited", "cancel"])
    #expect(upstream.log == ["unlimited"])
  }

  @Test("Cancelling cancels both, and nothing more is followed")
  func cancellation() {
    let subscription = ProbeSubscription()
    let child = Child(subscription)
    let recorder = attach(asking: .unlimited)
    outer.send(child)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    #expect(subscription.log == ["unlimited", "cancel"])
    #expect(upstream.log == ["unlimited", "cancel"])
    child.send(1)
    child.send(completion: .finished)
    let late = Child(ProbeSubscription())
    outer.send(late)
    #expect(late.erased == nil)
    #expect(recorder.log.count == 1)
  }

  @Test("A value may switch to another publisher")
  func switchWithinValue() {
    let children = [Child(ProbeSubscription()), Child(ProbeSubscription())]
    let recorder = attach(asking: .unlimited)
    recorder.onValue = { [outer] _, value in
      if value == 1 {
        outer.send(children[1])
      }
      return .none
    }
    outer.send(children[0])
    children[0].send(1)
    children[0].send(2)
    children[1].send(3)
    #expect(recorder.values == [1, 3])
  }
}
