import Combine
import Foundation
import Testing

@Suite("Operators on one publisher")
struct TransformTests {
  private func check<P: Publisher>(
    _ publisher: P, _ values: [P.Output], end: String = "finished", location: SourceLocation = #_sourceLocation
  ) where P.Output: Equatable {
    let all = publisher.recorded()
    #expect(all.values == values, sourceLocation: location)
    #expect(all.endings == [end], sourceLocation: location)
    // The same, one value at a time: an operator may neither lose demand nor send without it.
    let single = Recorder<P.Output, P.Failure>(asking: .max(1)) { _, _ in .max(1) }
    publisher.subscribe(single)
    #expect(single.values == values, sourceLocation: location)
    let none = publisher.recorded(asking: .none)
    #expect(none.values.isEmpty, sourceLocation: location)
    none.subscription?.request(.max(1))
    #expect(none.values == Array(values.prefix(1)), sourceLocation: location)
  }

  private let numbers = [1, 2, 2, 3].publisher

  @Test("map, compactMap, filter, scan and their try forms handle each value")
  func each() {
    check(numbers.map { $0 * 2 }, [2, 4, 4, 6])
    check(numbers.map(\.description), ["1", "2", "2", "3"])
    check(numbers.compactMap { $0 == 2 ? nil : $0 }, [1, 3])
    check(numbers.filter { $0 == 2 }, [2, 2])
    check(numbers.scan(0, +), [1, 3, 5, 8])
    check(numbers.tryMap { if $0 == 3 { throw TestError.one } else { $0 } }, [1, 2, 2], end: "one")
    check(numbers.tryCompactMap { if $0 == 3 { throw TestError.one } else { $0 == 1 ? nil : $0 } }, [2, 2], end: "one")
    check(numbers.tryFilter { if $0 == 3 { throw TestError.one } else { $0 == 1 } }, [1], end: "one")
    check(numbers.tryScan(0) { if $1 == 3 { throw TestError.one } else { $0 + $1 } }, [1, 3, 5], end: "one")
    check(["a", nil].publisher.replaceNil(with: "b"), ["a", "b"])
  }

  @Test("removeDuplicates leaves out a value that is as the one before")
  func duplicates() {
    check(numbers.removeDuplicates(), [1, 2, 3])
    check(numbers.removeDuplicates { $0 % 2 == $1 % 2 }, [1, 2, 3])
    check(numbers.tryRemoveDuplicates { if $1 == 3 { throw TestError.one } else { $0 == $1 } }, [1, 2], end: "one")
  }

  @Test("reduce, collect, count, min, max, last, contains and allSatisfy send one result")
  func gathering() {
    check(numbers.reduce(0, +), [8])
    check(numbers.tryReduce(0) { if $1 == 3 { throw TestError.one } else { $0 + $1 } }, [], end: "one")
    check(numbers.collect(), [[1, 2, 2, 3]])
    check(numbers.collect(3), [[1, 2, 2], [3]])
    check(numbers.count(), [4])
    check(numbers.min(), [1])
    check(numbers.max(), [3])
    check(numbers.max { $0 > $1 }, [1])
    check(numbers.last(), [3])
    check(numbers.last { $0 < 3 }, [2])
    check(numbers.contains(2), [true])
    check(numbers.contains { $0 > 3 }, [false])
    check(numbers.allSatisfy { $0 < 3 }, [false])
    check(numbers.allSatisfy { $0 < 4 }, [true])
    let ignoring = numbers.ignoreOutput().recorded()
    #expect(ignoring.endings == ["finished"])
  }

  @Test("first, prefix, output and drop cut the stream")
  func cutting() {
    check(numbers.first(), [1])
    check(numbers.first { $0 > 1 }, [2])
    check(numbers.tryFirst { if $0 == 2 { throw TestError.one } else { false } }, [], end: "one")
    check(numbers.prefix(2), [1, 2])
    check(numbers.prefix { $0 < 3 }, [1, 2, 2])
    check(numbers.output(at: 3), [3])
    check(numbers.output(in: 1...2), [2, 2])
    check(numbers.output(in: 2...), [2, 3])
    check(numbers.dropFirst(), [2, 2, 3])
    check(numbers.dropFirst(3), [3])
    check(numbers.drop { $0 < 2 }, [2, 2, 3])
    #expect(numbers.prefix(0).recorded(asking: .none).endings == ["finished"])
  }

  @Test("first ends at once and cancels upstream")
  func firstCancels() {
    var isCancelled = false
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.handleEvents(receiveCancel: { isCancelled = true }).first().recorded()
    subject.send(1)
    #expect(recorder.endings == ["finished"])
    #expect(isCancelled)
  }

  @Test("Errors are replaced, changed, typed and caught")
  func errors() {
    let failing = numbers.setFailureType(to: TestError.self).append(Fail(error: .one))
    check(failing.replaceError(with: 9), [1, 2, 2, 3, 9])
    check(failing.mapError { _ in TestError.two }, [1, 2, 2, 3], end: "two")
    check(failing.catch { _ in Just(8) }, [1, 2, 2, 3, 8])
    check(failing.tryCatch { _ in Just(8) }, [1, 2, 2, 3, 8])
    check(failing.tryCatch { _ -> Just<Int> in throw TestError.two }, [1, 2, 2, 3], end: "two")
    check(Empty<Int, Never>().replaceEmpty(with: 1), [1])
    // It asks for all values, whatever it is asked for.
    #expect(numbers.replaceEmpty(with: 1).recorded().values == [1, 2, 2, 3])
  }

  @Test("retry subscribes again, up to its number of times")
  func retry() {
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .one).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }
    #expect(flaky.retry(1).recorded().endings == ["one"])
    #expect(attempts == 2)
    attempts = 0
    #expect(flaky.retry(5).recorded().values == [3])
    #expect(attempts == 3)
  }

  @Test("encode and decode use top-level coders")
  func coding() {
    let coded = numbers.collect().encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
    check(coded, [[1, 2, 2, 3]])
    let broken = Just(Data("x".utf8)).decode(type: Int.self, decoder: JSONDecoder()).recorded()
    #expect(broken.values.isEmpty)
    #expect(broken.endings.count == 1)
  }

  @Test("handleEvents and print tell all events")
  func events() {
    final class Log: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let log = Log()
    let recorder = PassthroughSubject<Int, Never>().prepend(1).print("p", to: log).recorded(asking: .max(2))
    recorder.subscription?.cancel()
    let lines = log.text.split(separator: "\n").dropFirst().map(String.init)
    #expect(log.text.hasPrefix("p: receive subscription: ("))
    #expect(lines == ["p: request max: (2)", "p: receive value: (1)", "p: receive cancel"])
    var events: [String] = []
    _ = [1].publisher.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveRequest: { events.append("\($0)") }
    ).recorded()
    #expect(events == ["subscription", "unlimited", "1", "end"])
    var cancellations = 0
    let cancelled = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancellations += 1 }).recorded()
    cancelled.subscription?.cancel()
    cancelled.subscription?.cancel()
    #expect(cancellations == 1)
  }
}
