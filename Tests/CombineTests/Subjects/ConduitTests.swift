import Combine
import Testing

@Suite("Subscriptions of subjects")
struct ConduitTests {
  private func mirror(_ subscription: (any Subscription)?) throws -> [String] {
    let subscription = try #require(subscription)
    let children = try #require(subscription as? any CustomReflectable).customMirror.children
    return children.map { child in
      let value = "\(child.value)"
      return "\(child.label ?? ""): \(value == "nil" || value.hasPrefix("max") ? value : "some")"
    }
  }

  @Test("They print the subject's name, and mirror subject, subscriber and demand while they last")
  func reflection() throws {
    let passthrough = PassthroughSubject<Int, TestError>()
    let first = passthrough.recorded(asking: .max(3))
    #expect(first.log == ["subscription PassthroughSubject"])
    passthrough.send(1)
    #expect(try mirror(first.subscription) == ["parent: some", "downstream: some", "demand: max(2)", "subject: some"])
    passthrough.send(completion: .finished)
    first.subscription?.request(.max(9))
    #expect(try mirror(first.subscription) == ["parent: nil", "downstream: nil", "demand: max(2)", "subject: nil"])
    let current = CurrentValueSubject<Int, TestError>(0).recorded(asking: .none)
    #expect(current.log == ["subscription CurrentValueSubject"])
    current.subscription?.cancel()
    #expect(try mirror(current.subscription) == ["parent: nil", "downstream: nil", "demand: max(0)", "subject: nil"])
  }

  @Test("A subscriber after the end gets an empty subscription and the end")
  func afterEnd() {
    let subject = CurrentValueSubject<Int, TestError>(0)
    subject.send(completion: .failure(.one))
    #expect(subject.recorded().log == ["subscription Empty", "one"])
  }

  @Test("After the end a current value can be set, and is not sent")
  func currentValueAfterEnd() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.recorded()
    subject.send(completion: .finished)
    subject.send(1)
    #expect(subject.value == 0)
    subject.value = 2
    #expect(subject.value == 2)
    #expect(recorder.values == [0])
  }

  @Test("A PassthroughSubject asks upstream once a subscriber has asked, a CurrentValueSubject at once")
  func upstreamDemand() {
    let (passed, current) = (ProbeSubscription(), ProbeSubscription())
    do {
      let subject = PassthroughSubject<Int, Never>()
      subject.send(subscription: passed)
      #expect(passed.log.isEmpty)
      let recorder = subject.recorded(asking: .max(1))
      recorder.subscription?.request(.max(1))
      #expect(passed.log == ["unlimited"])
      recorder.subscription?.cancel()
      CurrentValueSubject<Int, Never>(0).send(subscription: current)
    }
    #expect(passed.log == ["unlimited", "cancel"])
    #expect(current.log == ["unlimited", "cancel"])
  }

  @Test("A signal of an object reaches everyone who has asked once")
  func signals() throws {
    let publisher = ObservableObjectPublisher()
    let recorder = publisher.recorded(asking: .none)
    #expect(recorder.log == ["subscription ObservableObjectPublisher"])
    #expect(try mirror(recorder.subscription) == ["downstream: some"])
    publisher.send()
    #expect(recorder.values.isEmpty)
    recorder.subscription?.request(.max(1))
    publisher.send()
    publisher.send()
    #expect(recorder.values.count == 2)
  }

  @Test("Subscribers that leave while a value is sent, in any order, lose nothing for the others")
  func leaving() {
    let subject = PassthroughSubject<Int, Never>()
    let recorders = (0..<100).map { _ in subject.recorded() }
    for index in stride(from: 0, to: 100, by: 2) {
      recorders[index].subscription?.cancel()
    }
    let late = subject.recorded()
    recorders[1].onValue = { _, _ in
      recorders[3].subscription?.cancel()
      return .none
    }
    subject.send(1)
    subject.send(2)
    #expect(recorders[1].values == [1, 2])
    #expect(recorders[3].values.isEmpty)
    #expect(recorders[99].values == [1, 2])
    #expect(recorders[0].values.isEmpty)
    #expect(late.values == [1, 2])
  }

  @Test("The projected publisher of a property prints PublishedSubject")
  func published() throws {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    let recorder = model.$count.recorded()
    #expect(recorder.log == ["subscription PublishedSubject", "value 0"])
    // The mirror shows the subject under its name.
    let subscription = try #require(recorder.subscription)
    let parent = try #require((subscription as? any CustomReflectable)?.customMirror.children.first)
    #expect(parent.label == "parent")
    let text = "\(parent.value)"
    #expect(text.contains("PublishedSubject"))
  }

  @Test("A value that is sent within a value arrives at once, and within the end nothing arrives")
  func reentrance() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorded()
    var depth: [String] = []
    recorder.onValue = { _, value in
      depth.append("\(value) begins")
      if value < 3 {
        subject.send(value + 1)
      }
      depth.append("\(value) ends")
      return .none
    }
    recorder.onEnd = { _ in
      subject.send(9)
      subject.send(completion: .finished)
    }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(depth == ["1 begins", "2 begins", "3 begins", "3 ends", "2 ends", "1 ends"])
    #expect(recorder.endings == ["finished"])
    #expect(recorder.values == [1, 2, 3])
  }
}
