import Foundation
import Testing

@testable import Combine

@Suite("Schedulers")
struct SchedulerTests {
  @Test("A dispatch queue runs actions in order")
  func dispatchQueue() {
    let queue = DispatchQueue(label: "test")
    let recorder = [1, 2, 3].publisher.receive(on: queue).recorded()
    queue.sync {}
    queue.sync {}
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.endings == ["finished"])
  }

  @Test(
    "Each scheduler receives on its own and at an instant", arguments: ["dispatch", "runLoop", "operations", "queue"])
  func receives(name: String) async {
    let source = Just(1).handleEvents()
    let publisher: AnyPublisher<Int, Never> =
      switch name {
      case "dispatch":
        source.receive(on: DispatchQueue.main).delay(for: .nanoseconds(1), scheduler: DispatchQueue.main)
          .eraseToAnyPublisher()
      case "runLoop":
        source.receive(on: RunLoop.main).delay(for: 0, scheduler: RunLoop.main).eraseToAnyPublisher()
      case "operations":
        source.receive(on: OperationQueue.main).delay(for: 0, scheduler: OperationQueue.main).eraseToAnyPublisher()
      default:
        source.receive(on: OperationQueue()).delay(for: 0, scheduler: OperationQueue()).eraseToAnyPublisher()
      }
    var values: [Int] = []
    for await value in publisher.values {
      values.append(value)
    }
    #expect(values == [1])
  }

  @Test("A repeated action goes on at multiples of the interval until cancelled")
  func repeated() {
    let scheduler = VirtualScheduler()
    var count = 0
    let action = RepeatedAction(scheduler, interval: .seconds(1), tolerance: .zero, options: nil) { count += 1 }
    let cancellable = action.start(at: scheduler.now.advanced(by: .seconds(1)))
    scheduler.advance(.seconds(3))
    #expect(count == 3)
    cancellable.cancel()
    scheduler.advance(.seconds(3))
    #expect(count == 3)
  }

  @Test("Lengths of time convert between units and do not overflow")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1) == .milliseconds(1_000))
    #expect(Stride.seconds(0.5) == .microseconds(500_000))
    #expect(Stride.seconds(.max).magnitude == .max)
    #expect(Stride.seconds(.infinity).magnitude == .max)
    #expect((0.3 as Stride) == .milliseconds(300))
    #expect((2 as Stride) == .seconds(2))
    #expect(Stride(.milliseconds(3)) == .milliseconds(3))
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 100))
    #expect(start.distance(to: start.advanced(by: .seconds(1))) == .seconds(1))
    #expect(start.advanced(by: .seconds(-1)).dispatchTime.uptimeNanoseconds == 0)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(1_500).timeInterval == 1.5)
    #expect((0.25 as RunLoop.SchedulerTimeType.Stride).timeInterval == 0.25)
  }

  @Test("A date's deadline is never before now, however far the date is")
  func deadlines() {
    let now = DispatchTime.now()
    #expect(Date.distantPast.deadline >= now)
    #expect(Date.distantFuture.deadline > now)
  }

  @Test("Instants of the schedulers can be coded and hashed")
  func coding() throws {
    func text<T: Encodable>(_ value: T) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    let dispatch = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 42))
    #expect(try text([dispatch]) == "[42]")
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: Data("[42]".utf8)) == [dispatch])
    #expect(dispatch.hashValue == dispatch.dispatchTime.rawValue.hashValue)
    let date = Date(timeIntervalSinceReferenceDate: 1024.75)
    #expect(try text(RunLoop.SchedulerTimeType(date)) == #"{"date":1024.75}"#)
    #expect(try text(OperationQueue.SchedulerTimeType(date)) == #"{"date":1024.75}"#)
    #expect(OperationQueue.SchedulerTimeType(date).advanced(by: 0.25).date.timeIntervalSinceReferenceDate == 1025)
    #expect(RunLoop.SchedulerTimeType(date).distance(to: .init(date + 2)) == .seconds(2))
  }
}
