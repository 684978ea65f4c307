import Combine
import Foundation

extension Benchmark {
  /// Streams of values, beside the same work done by closures with as many locks.
  @MainActor static var combine: [Benchmark] {
    [chain, observers, subscribers]
  }

  /// `PassthroughSubject`, `map`, `filter`, `sink`: how many times as long as four closures behind four locks.
  @MainActor private static var chain: Benchmark {
    Benchmark("subject, map, filter, sink, 1000000 values, by closures with 4 locks", .ratio, bar: 5) {
      () throws(BenchmarkFailure) in
      let count = 1_000_000
      var plainSum = 0
      let links = (0..<4).map { _ in Link() }
      links[0].next = { links[1].send($0) }
      links[1].next = { links[2].send($0 &* 2) }
      links[2].next = { if !$0.isMultiple(of: 3) { links[3].send($0) } }
      links[3].next = { plainSum &+= $0 }
      var sum = 0
      let subject = PassthroughSubject<Int, Never>()
      let cancellable = subject.map { $0 &* 2 }.filter { !$0.isMultiple(of: 3) }.sink { sum &+= $0 }
      defer { cancellable.cancel() }
      let samples = try ratios(
        { for value in 0..<count { subject.send(value) } },
        to: { for value in 0..<count { links[0].send(value) } })
      try require("sum", sum, is: plainSum)
      return samples
    }
  }

  /// `Published` with 1,000 observers, beside one with 100 that is set ten times as often: 1 is linear.
  @MainActor private static var observers: Benchmark {
    Benchmark("Published, 1000 observers by 100, for each observer", .ratio, bar: 2) {
      () throws(BenchmarkFailure) in
      let (many, few) = (ObservedModel(observers: 1000), ObservedModel(observers: 100))
      let samples = try ratios({ many.set(100) }, to: { few.set(1000) })
      try require("values that the many observers got", many.received, is: 12 * 100 * 1000 + 1000)
      try require("values that the few observers got", few.received, is: 12 * 1000 * 100 + 100)
      return samples
    }
  }

  /// Subscribers that come and go, beside a tenth of them, ten times as often: 1 is linear.
  @MainActor private static var subscribers: Benchmark {
    Benchmark("subject, 10000 subscribers come and go by 1000, for each", .ratio, bar: 2) {
      () throws(BenchmarkFailure) in
      let subject = PassthroughSubject<Int, Never>()
      func comeAndGo(_ count: Int) {
        let cancellables = (0..<count).map { _ in subject.sink { _ in } }
        cancellables.forEach { $0.cancel() }
      }
      return try ratios({ comeAndGo(10_000) }, to: { for _ in 0..<10 { comeAndGo(1000) } })
    }
  }

  /// How many times as long the first closure takes as the second, on a processor: others share the machine.
  @MainActor
  private static func ratios(
    _ measured: () -> Void, to base: () -> Void
  ) throws(BenchmarkFailure) -> Samples {
    var values: [Double] = []
    for round in 0..<12 {
      var (first, second) = (Stopwatch(), Stopwatch())
      second.time(base)
      first.time(measured)
      if round > 0 {
        values.append(first.processor / second.processor)
      }
    }
    return Samples(values)
  }
}

/// A closure that is read behind a lock, as a subscription reads its subscriber.
private final class Link {
  private let lock = NSLock()
  private var action: ((Int) -> Void)?

  var next: ((Int) -> Void)? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return action
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      action = newValue
    }
  }

  func send(_ value: Int) {
    next?(value)
  }
}

private final class ObservedModel: ObservableObject {
  @Published private var value = 0
  private(set) var received = 0
  private var cancellables: [AnyCancellable] = []

  init(observers: Int) {
    cancellables = (0..<observers).map { _ in $value.sink { [unowned self] _ in received += 1 } }
  }

  func set(_ times: Int) {
    for number in 0..<times { value = number }
  }
}
