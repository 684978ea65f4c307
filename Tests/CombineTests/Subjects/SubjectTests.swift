import Combine
import Dispatch
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("A PassthroughSubject sends to those who asked, in order, until its end")
  func passthrough() {
    let subject = PassthroughSubject<Int, TestError>()
    subject.send(0)
    let all = subject.recorded()
    let some = subject.recorded(asking: .max(1))
    subject.send(1)
    subject.send(2)
    some.subscription?.request(.max(1))
    subject.send(3)
    subject.send(completion: .failure(.one))
    subject.send(4)
    #expect(all.values == [1, 2, 3])
    #expect(all.endings == ["one"])
    #expect(some.values == [1, 3])
    #expect(subject.recorded().endings == ["one"])
  }

  @Test("A CurrentValueSubject sends its value first, and the latest one to who asks late")
  func currentValue() {
    let subject = CurrentValueSubject<Int?, Never>(nil)
    let all = subject.recorded()
    let late = subject.recorded(asking: .none)
    subject.value = 1
    subject.send(nil)
    late.subscription?.request(.unlimited)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(all.values == [nil, 1, nil, 2])
    #expect(late.values == [nil, 2])
    #expect(subject.value == 2)
    #expect(subject.recorded().values.isEmpty)
  }

  @Test("A CurrentValueSubject has its value when it sends it")
  func valueWhileSending() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    let cancellable = subject.sink { _ in seen.append(subject.value) }
    subject.send(1)
    #expect(seen == [0, 1])
    cancellable.cancel()
  }

  @Test("Sending while receiving goes depth first, without blocking")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let cancellable = subject.sink { value in
      if value < 3 {
        subject.send(value + 1)
      }
      seen.append(value)
    }
    subject.send(1)
    #expect(seen == [3, 2, 1])
    cancellable.cancel()
  }

  @Test("Nothing is received after cancelling, not even in the middle of a send")
  func cancelling() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var seen: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { seen.append($0) }
    subject.send(1)
    #expect(seen.isEmpty)
    first.cancel()
  }

  @Test("A subject takes an upstream's values and end, until cancelled")
  func upstream() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancellable = source.subscribe(subject)
    source.send(4)
    #expect(subject.value == 4)
    cancellable.cancel()
    source.send(5)
    #expect(subject.value == 4)
  }

  @Test("A subscription is released with its cancellable")
  func lifetime() {
    final class Token {}
    var token: Token? = Token()
    weak let weakToken = token
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable? = subject.map { [token] in ($0, token) }.sink { _ in }
    token = nil
    #expect(weakToken != nil)
    #expect(cancellable != nil)
    cancellable = nil
    #expect(weakToken == nil)
  }

  @Test("Threads may send at once: a subscriber gets every value, one at a time")
  func threads() {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var sum = 0
    let cancellable = subject.sink { sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in subject.send(1) }
    #expect(sum == 1_000)
    cancellable.cancel()
  }
}
