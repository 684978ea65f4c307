import Combine
import Testing

@Suite("Subscribers")
struct SubscriberTests {
  @Test("Demand adds, subtracts and compares without overflow, and never goes below none")
  func demand() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.unlimited - 1 == .unlimited)
    #expect(Demand.max(1) - .max(4) == .none)
    #expect(Demand.max(1) - .unlimited == .none)
    #expect(Demand.max(3) * 2 == .max(6))
    #expect(Demand.max(9) < .unlimited)
    #expect(Demand.max(9) > 8)
    #expect(Demand.unlimited.max == nil)
    #expect("\(Demand.max(2)), \(Demand.unlimited)" == "max(2), unlimited")
  }

  @Test("AnyCancellable cancels once: when told, or when released")
  func anyCancellable() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count == 1)
    var other: AnyCancellable? = AnyCancellable { count += 1 }
    #expect(other != nil)
    other = nil
    #expect(count == 2)
  }

  @Test("store(in:) keeps in sets and arrays, until they are emptied")
  func store() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &set)
    subject.sink { seen.append($0 * 10) }.store(in: &array)
    subject.send(1)
    set = []
    array = []
    subject.send(2)
    #expect(seen == [1, 10])
  }

  @Test("sink receives values and the end")
  func sink() {
    var seen: [String] = []
    let cancellable = [1, 2].publisher.setFailureType(to: TestError.self)
      .append(Fail(error: .two))
      .sink {
        seen.append("\($0)")
      } receiveValue: {
        seen.append("\($0)")
      }
    #expect(seen == ["1", "2", "failure(CombineTests.TestError.two)"])
    cancellable.cancel()
  }

  @Test("assign(to:on:) writes to the object and lets go of it when cancelled")
  func assign() {
    final class Target {
      var value = 0
    }
    var target: Target? = Target()
    weak let weakTarget = target
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.assign(to: \.value, on: target!)
    subject.send(3)
    #expect(target?.value == 3)
    target = nil
    #expect(weakTarget != nil)
    cancellable.cancel()
    #expect(weakTarget == nil)
  }

  @Test("AnySubscriber passes everything on")
  func anySubscriber() {
    let recorder = Recorder<Int, Never>()
    [1, 2].publisher.subscribe(AnySubscriber(recorder))
    #expect(recorder.values == [1, 2])
    #expect(recorder.endings == ["finished"])
    let subject = PassthroughSubject<Int, Never>()
    let other = subject.recorded()
    [3].publisher.subscribe(AnySubscriber(subject))
    #expect(other.values == [3])
  }
}
