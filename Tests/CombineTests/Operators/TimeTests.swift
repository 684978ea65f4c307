import Combine
import Foundation
import Testing

@Suite("Operators on time")
struct TimeTests {
  private let scheduler = VirtualScheduler()
  private let subject = PassthroughSubject<Int, TestError>()

  @Test("debounce sends a value when none has followed for the time")
  func debounce() {
    let recorder = subject.debounce(for: .milliseconds(300), scheduler: scheduler).recorded()
    subject.send(1)
    scheduler.advance(.milliseconds(299))
    subject.send(2)
    scheduler.advance(.milliseconds(299))
    #expect(recorder.values.isEmpty)
    scheduler.advance(.milliseconds(1))
    #expect(recorder.values == [2])
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.advance(.seconds(1))
    #expect(recorder.values == [2])
    #expect(recorder.endings == ["finished"])
  }

  @Test("throttle sends the first value, then the latest or first of each interval", arguments: [true, false])
  func throttle(latest: Bool) {
    let recorder = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: latest).recorded()
    subject.send(1)
    scheduler.advance()
    #expect(recorder.values == [1])
    subject.send(2)
    subject.send(3)
    scheduler.advance(.milliseconds(999))
    #expect(recorder.values == [1])
    scheduler.advance(.milliseconds(1))
    #expect(recorder.values == [1, latest ? 3 : 2])
    subject.send(completion: .finished)
    scheduler.advance(.milliseconds(999))
    #expect(recorder.endings.isEmpty)
    scheduler.advance(.milliseconds(1))
    #expect(recorder.endings == ["finished"])
  }

  @Test("delay passes values and the end on after the time")
  func delay() {
    let recorder = subject.delay(for: .seconds(2), scheduler: scheduler).recorded()
    subject.send(1)
    scheduler.advance(.seconds(1))
    subject.send(completion: .failure(.one))
    scheduler.advance(.seconds(1))
    #expect(recorder.values == [1])
    #expect(recorder.endings.isEmpty)
    scheduler.advance(.seconds(1))
    #expect(recorder.endings == ["one"])
  }

  @Test("timeout ends the stream when no value comes in time")
  func timeout() {
    let plain = subject.timeout(.seconds(1), scheduler: scheduler).recorded()
    let failing = subject.timeout(.seconds(1), scheduler: scheduler, customError: { .two }).recorded()
    scheduler.advance(.milliseconds(900))
    subject.send(1)
    scheduler.advance(.milliseconds(999))
    #expect(plain.endings.isEmpty)
    scheduler.advance(.milliseconds(1))
    #expect(plain.endings == ["finished"])
    #expect(failing.endings == ["two"])
    #expect(failing.values == [1])
  }

  @Test("receive(on:) passes events on in order, and none after cancelling")
  func receiveOn() {
    let recorder = [1, 2].publisher.receive(on: scheduler).recorded()
    #expect(recorder.values.isEmpty)
    scheduler.advance()
    #expect(recorder.values == [1, 2])
    #expect(recorder.endings == ["finished"])
    let cancelled = [1, 2].publisher.receive(on: scheduler).recorded()
    cancelled.subscription?.cancel()
    scheduler.advance()
    #expect(cancelled.values.isEmpty)
    #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).recorded().values == [1, 2])
  }

  @Test("subscribe(on:) subscribes and requests on the scheduler")
  func subscribeOn() {
    let recorder = [1, 2].publisher.subscribe(on: scheduler).recorded()
    #expect(recorder.values.isEmpty)
    scheduler.advance()
    #expect(recorder.values == [1, 2])
  }
}
