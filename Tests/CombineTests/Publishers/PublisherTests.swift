import Foundation
import Testing

@testable import Combine

@Suite("Publishers")
struct PublisherTests {
  @Test("Just, Empty, Fail, optionals and results send what they have and end")
  func simple() {
    #expect(Just(1).recorded().values == [1])
    #expect(Just(1).recorded(asking: .none).endings.isEmpty)
    #expect(Empty<Int, Never>().recorded().endings == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).recorded().endings.isEmpty)
    #expect(Fail<Int, TestError>(error: .one).recorded().endings == ["one"])
    #expect(Optional(2).publisher.recorded().values == [2])
    #expect(Int?.none.publisher.recorded().endings == ["finished"])
    #expect(Result<Int, TestError>.success(3).publisher.recorded().values == [3])
    #expect(Result<Int, TestError>.failure(.two).publisher.recorded().endings == ["two"])
  }

  @Test("A sequence sends only what is asked for, and ends with its last element")
  func sequence() {
    let recorder = [1, 2, 3].publisher.recorded(asking: .max(1))
    #expect(recorder.values == [1])
    recorder.subscription?.request(.max(1))
    #expect(recorder.endings.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.endings == ["finished"])
    #expect([Int]().publisher.recorded(asking: .none).endings == ["finished"])
  }

  @Test("Asking for each element in turn does not grow the stack")
  func deepRequests() {
    var count = 0
    let recorder = Recorder<Int, Never>(asking: .max(1)) { recorder, _ in
      count += 1
      recorder.subscription?.request(.max(1))
      return .none
    }
    (0..<100_000).publisher.map { $0 }.subscribe(recorder)
    #expect(count == 100_000)
    #expect(recorder.endings == ["finished"])
  }

  @Test("Cancelling in the middle of a sequence stops it")
  func cancelling() {
    let recorder = Recorder<Int, Never> { recorder, value in
      if value == 2 {
        recorder.subscription?.cancel()
      }
      return .none
    }
    (1...5).publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2])
    #expect(recorder.endings.isEmpty)
  }

  @Test("Deferred makes a publisher for each subscriber")
  func deferred() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.recorded().values == [1])
    #expect(deferred.recorded().values == [2])
  }

  @Test("A Future starts at once, and keeps its first answer for everyone")
  func future() {
    var promise: ((Result<Int, TestError>) -> Void)?
    let future = Future<Int, TestError> { promise = $0 }
    let early = future.recorded()
    let idle = future.recorded(asking: .none)
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.values == [1])
    #expect(early.endings == ["finished"])
    #expect(idle.values.isEmpty)
    idle.subscription?.request(.max(1))
    #expect(idle.values == [1])
    #expect(future.recorded().values == [1])
    #expect(Future<Int, TestError> { $0(.failure(.one)) }.recorded().endings == ["one"])
  }

  @Test("A Future's value can be awaited")
  func futureValue() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    #expect(try await Future<Int, TestError> { $0(.success(2)) }.value == 2)
    await #expect(throws: TestError.one) { _ = try await Future<Int, TestError> { $0(.failure(.one)) }.value }
  }

  @Test("values gives each value and the end, or the error")
  func values() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values {
      seen.append(value)
    }
    #expect(seen == [1, 2, 3])
    let failing = [4].publisher.setFailureType(to: TestError.self).append(Fail(error: .two))
    await #expect(throws: TestError.two) {
      for try await value in failing.values {
        seen.append(value)
      }
    }
    #expect(seen == [1, 2, 3, 4])
  }

  @Test("values ends when its task is cancelled")
  func valuesCancelled() async {
    let task = Task {
      for await _ in PassthroughSubject<Int, Never>().values {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test("Leaving the loop over values cancels the subscription")
  func valuesLeft() async {
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    for await _ in CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { cancelled.send(true) }).values {
      break
    }
    #expect(cancelled.value)
  }

  @Test("Notifications of a name and a sender are sent until cancelled")
  func notifications() {
    let center = NotificationCenter()
    let sender = NSObject()
    let name = Notification.Name("test")
    var seen: [String] = []
    let all = center.publisher(for: name).sink { _ in seen.append("any") }
    let one = center.publisher(for: name, object: sender).sink { _ in seen.append("sender") }
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    #expect(seen.sorted() == ["any", "any", "sender"])
    all.cancel()
    one.cancel()
    center.post(name: name, object: sender)
    #expect(seen.count == 3)
  }

  @Test("A Timer publisher sends dates while connected")
  func timer() async {
    var dates: [Date] = []
    for await date in Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().values {
      dates.append(date)
      if dates.count == 2 { break }
    }
    #expect(dates[0] <= dates[1])
  }

  @Test("AnyPublisher hides a publisher and passes everything on")
  func erased() {
    let erased = [1, 2].publisher.map { $0 + 1 }.eraseToAnyPublisher().eraseToAnyPublisher()
    let recorder = erased.recorded(asking: .max(1))
    #expect(recorder.values == [2])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [2, 3])
    #expect(recorder.endings == ["finished"])
  }
}
