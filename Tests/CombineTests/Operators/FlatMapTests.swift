import Combine
import Testing

@Suite("flatMap")
struct FlatMapTests {
  typealias Child = Probe<Int, TestError>

  private let upstream = ProbeSubscription()
  private let outer: Probe<Child, TestError>

  init() {
    outer = Probe(upstream)
  }

  private func attach(
    asking demand: Subscribers.Demand, maxPublishers: Subscribers.Demand = .unlimited
  ) -> Recorder<Int, TestError> {
    outer.flatMap(maxPublishers: maxPublishers) { $0 }.recorded(asking: demand)
  }

  @Test("The subscription goes downstream first; upstream is asked for as many publishers as are followed")
  func start() {
    let recorder = attach(asking: .none, maxPublishers: .max(2))
    #expect(recorder.log == ["subscription FlatMap"])
    #expect(upstream.log == ["max(2)"])
  }

  @Test("A publisher is asked for one value at a time, or for all if all are wanted")
  func childDemand() {
    let first = ProbeSubscription()
    let recorder = attach(asking: .max(2))
    outer.send(Child(first))
    #expect(first.log == ["max(1)"])
    recorder.subscription?.request(.unlimited)
    #expect(first.log == ["max(1)", "unlimited"])
    let second = ProbeSubscription()
    outer.send(Child(second))
    #expect(second.log == ["unlimited"])
  }

  @Test("A value without demand waits, and its publisher is asked for another when it has been sent")
  func buffering() {
    let subscription = ProbeSubscription()
    let child = Child(subscription)
    let recorder = attach(asking: .max(1))
    outer.send(child)
    #expect(child.send(1) == .max(1))
    #expect(child.send(2) == .none)
    #expect(child.send(3) == .none)
    #expect(recorder.values == [1])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2])
    #expect(subscription.log == ["max(1)", "max(1)"])
    recorder.subscription?.request(.max(5))
    #expect(recorder.values == [1, 2, 3])
    #expect(subscription.log == ["max(1)", "max(1)", "max(1)"])
  }

  @Test("It ends when upstream, all publishers and all waiting values have")
  func completion() {
    let children = [Child(ProbeSubscription()), Child(ProbeSubscription())]
    let recorder = attach(asking: .max(1))
    children.forEach { outer.send($0) }
    children[0].send(1)
    children[1].send(2)
    outer.send(completion: .finished)
    children[0].send(completion: .finished)
    children[1].send(completion: .finished)
    #expect(recorder.endings.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.suffix(2) == ["value 2", "finished"])
  }

  @Test("Another publisher is asked for when one has ended")
  func limit() {
    let child = Child(ProbeSubscription())
    let recorder = attach(asking: .unlimited, maxPublishers: .max(1))
    outer.send(child)
    child.send(completion: .finished)
    #expect(upstream.log == ["max(1)", "max(1)"])
    #expect(recorder.endings.isEmpty)
  }

  @Test("An error cancels the other publishers first, and drops what waits", arguments: [true, false])
  func failure(ofUpstream: Bool) {
    let subscriptions = [ProbeSubscription(), ProbeSubscription()]
    let children = subscriptions.map { Child($0) }
    let recorder = attach(asking: .max(1))
    var logAtEnd: [String] = []
    recorder.onEnd = { _ in logAtEnd = subscriptions[1].log }
    children.forEach { outer.send($0) }
    children[0].send(1)
    children[0].send(2)
    if ofUpstream {
      outer.send(completion: .failure(.one))
    } else {
      children[0].send(completion: .failure(.one))
    }
    #expect(recorder.log == ["subscription FlatMap", "value 1", "one"])
    #expect(logAtEnd == ["max(1)", "cancel"])
    #expect(subscriptions[0].log == (ofUpstream ? ["max(1)", "cancel"] : ["max(1)"]))
    let late = Child(ProbeSubscription())
    outer.send(late)
    #expect(late.erased == nil)
  }

  @Test("Cancelling cancels the publishers, and then upstream, once")
  func cancellation() {
    let subscription = ProbeSubscription()
    var upstreamLog: [String] = []
    subscription.onCancel = { [upstream] in upstreamLog = upstream.log }
    let child = Child(subscription)
    let recorder = attach(asking: .unlimited)
    outer.send(child)
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(1))
    recorder.subscription?.cancel()
    #expect(subscription.log == ["unlimited", "cancel"])
    #expect(upstreamLog == ["unlimited"])
    #expect(upstream.log == ["unlimited", "cancel"])
    #expect(child.send(1) == .none)
    #expect(recorder.values.isEmpty)
    let late = ProbeSubscription()
    outer.send(subscription: late)
    #expect(late.log == ["cancel"])
  }

  @Test("A request within a value is served")
  func requestWithinValue() {
    let child = Child(ProbeSubscription())
    let recorder = attach(asking: .none)
    recorder.onValue = { recorder, value in
      recorder.subscription?.request(.max(value == 1 ? 2 : 1))
      return .none
    }
    outer.send(child)
    (1...4).forEach { child.send($0) }
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test("A value that a request causes waits behind those that wait already")
  func valueWithinRequest() {
    let subscription = ProbeSubscription()
    let child = Child(subscription)
    let recorder = attach(asking: .none)
    outer.send(child)
    child.send(1)
    child.send(2)
    subscription.onRequest = { _ in #expect(child.send(9) == .none) }
    recorder.subscription?.request(.max(2))
    #expect(recorder.values == [1, 2])
    subscription.onRequest = { _ in }
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 9])
  }

  @Test("The subscriber of a publisher mirrors its parent")
  func mirror() throws {
    let child = Child(ProbeSubscription())
    let recorder = attach(asking: .none)
    outer.send(child)
    let erased = try #require(child.erased)
    let children = try #require(erased as? any CustomReflectable).customMirror.children
    #expect("\(erased)" == "FlatMap")
    let identifier = try #require(recorder.subscription).combineIdentifier
    #expect(children.map { "\($0.label ?? ""): \($0.value)" } == ["parentSubscription: \(identifier)"])
  }

  @Test("Errors of both sides may have other types")
  func overloads() {
    #expect([1, 2].publisher.flatMap { _ in Fail<Int, TestError>(error: .one) }.recorded().log.last == "one")
    let failing = Fail<Int, TestError>(error: .two).flatMap { Just($0) }
    #expect(failing.recorded().endings == ["two"])
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.recorded().values == [1, 10, 2, 20])
  }
}
