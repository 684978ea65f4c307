import Combine
import Dispatch
import Foundation
import Testing

/// Eight threads send, request and cancel at the same time. What arrives is counted without a lock: so the thread
/// sanitizer sees when two values arrive at the same time.
@Suite("Thread safety", .serialized)
struct ThreadSafetyTests {
  private static let threads = 8
  private static let rounds = 10_000 / 8

  /// A subscriber that counts, without a lock.
  private final class Counter<Input>: Subscriber, @unchecked Sendable {
    typealias Failure = Never
    var values = 0
    var ends = 0
    var subscription: (any Subscription)?
    let demand: Subscribers.Demand

    init(asking demand: Subscribers.Demand = .unlimited) {
      self.demand = demand
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if demand != .none {
        subscription.request(demand)
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      values += 1
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
      ends += 1
    }
  }

  private func race(_ body: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for _ in 0..<Self.rounds {
        body(thread)
      }
    }
  }

  private func attach<P: Publisher>(
    _ publisher: P, asking demand: Subscribers.Demand = .unlimited
  ) -> Counter<P.Output> where P.Failure == Never {
    let counter = Counter<P.Output>(asking: demand)
    publisher.subscribe(counter)
    return counter
  }

  @Test("Values of all threads reach a subject's subscriber one at a time, and none is lost")
  func sends() {
    let subject = PassthroughSubject<Int, Never>()
    let counter = attach(subject.map { $0 + 1 }.filter { $0 >= 0 })
    race { subject.send($0) }
    #expect(counter.values == Self.threads * Self.rounds)
    subject.send(completion: .finished)
    #expect(counter.ends == 1)
  }

  @Test("Values are not lost when their demand comes from other threads")
  func requests() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let counter = attach(subject, asking: .none)
    let subscription = UncheckedBox(counter.subscription!)
    race { thread in
      if thread.isMultiple(of: 2) {
        subject.send(thread)
      } else {
        subscription.value.request(.max(1))
      }
    }
    #expect(counter.values <= Self.threads * Self.rounds / 2)
    #expect(counter.values > 0)
  }

  @Test("Subscribers come, go and are sent to at the same time")
  func subscriptions() {
    let subject = PassthroughSubject<Int, Never>()
    let staying = attach(subject)
    race { thread in
      if thread == 0 {
        subject.send(1)
      } else {
        subject.sink { _ in }.cancel()
      }
    }
    #expect(staying.values == Self.rounds)
  }

  @Test("A cancellation from another thread ends the stream for good")
  func cancellation() {
    for _ in 0..<200 {
      let subject = PassthroughSubject<Int, Never>()
      let counter = attach(
        subject.removeDuplicates { _, _ in false }.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest))
      let subscription = UncheckedBox(counter.subscription!)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          subscription.value.cancel()
        } else {
          (0..<20).forEach { subject.send($0) }
        }
      }
      let count = counter.values
      subject.send(1)
      #expect(counter.values == count)
    }
  }

  @Test("merge, zip, combineLatest and flatMap take values of all threads")
  func sides() {
    let subjects = (0..<Self.threads).map { _ in PassthroughSubject<Int, Never>() }
    let merged = attach(Publishers.MergeMany(subjects))
    let zipped = attach(subjects[0].zip(subjects[1], subjects[2], subjects[3]))
    let latest = attach(subjects[4].combineLatest(subjects[5], subjects[6], subjects[7]))
    let flattened = attach(subjects.publisher.flatMap { $0 })
    race { subjects[$0].send($0) }
    let total = Self.threads * Self.rounds
    #expect(merged.values == total)
    #expect(flattened.values == total)
    #expect(zipped.values == Self.rounds)
    #expect(latest.values > 0 && latest.values <= total / 2)
    subjects.forEach { $0.send(completion: .finished) }
    #expect(merged.ends == 1 && flattened.ends == 1 && zipped.ends == 1 && latest.ends == 1)
  }

  @Test("share and multicast take subscribers of all threads")
  func sharing() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = UncheckedBox(subject.share())
    race { thread in
      if thread == 0 {
        subject.send(1)
      } else {
        shared.value.sink { _ in }.cancel()
      }
    }
    let last = attach(shared.value)
    subject.send(1)
    #expect(last.values == 1)
  }

  @Test("receive(on:) on a concurrent queue delivers one value at a time")
  func scheduling() {
    let subject = PassthroughSubject<Int, Never>()
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let counter = attach(subject.receive(on: queue))
    race { subject.send($0) }
    queue.sync(flags: .barrier) {}
    #expect(counter.values == Self.threads * Self.rounds)
  }

  @Test("A property is set and observed by all threads")
  func published() {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var count = 0
    }
    let model = Model()
    let counter = attach(model.$count)
    let changes = attach(model.objectWillChange)
    race { model.count = $0 }
    #expect(counter.values == Self.threads * Self.rounds + 1)
    #expect(changes.values == Self.threads * Self.rounds)
  }

  @Test("A future is fulfilled once, by the first of several threads")
  func futures() {
    for _ in 0..<100 {
      let promise = UncheckedBox(Holder<(Result<Int, Never>) -> Void>())
      let future = Future<Int, Never> { promise.value.value = $0 }
      let counters = UncheckedBox((0..<Self.threads).map { _ in Counter<Int>() })
      DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
        future.subscribe(counters.value[thread])
        promise.value.value?(.success(thread))
      }
      #expect(counters.value.map(\.values) == Array(repeating: 1, count: Self.threads))
    }
  }
}

private final class Holder<Value> {
  var value: Value?
}

private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
