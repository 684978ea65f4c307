import Combine
import Foundation
import Testing

/// Publishers that have what they send from the beginning, and their operators.
@Suite("Publishers of given values")
struct ReadyPublisherTests {
  @Test("Subscriptions print their publisher's name or elements")
  func printing() {
    #expect(Just(1).recorded(asking: .none).log == ["subscription Just"])
    #expect(Optional(1).publisher.recorded(asking: .none).log == ["subscription Optional"])
    #expect(Result<Int, TestError>.success(1).publisher.recorded(asking: .none).log == ["subscription Once"])
    #expect(Optional<Int>.none.publisher.recorded().log == ["subscription Empty", "finished"])
    #expect(Fail<Int, TestError>(error: .one).recorded().log == ["subscription Empty", "one"])
    #expect([1, 2].publisher.recorded(asking: .none).log == ["subscription [1, 2]"])
    #expect([Int]().publisher.recorded().log == ["subscription Empty", "finished"])
    #expect(Future<Int, Never> { _ in }.recorded().log == ["subscription Future"])
    #expect("\(AnyPublisher(Just(1)))" == "AnyPublisher")
  }

  @Test("A sequence's subscription mirrors what is left to say of it")
  func sequenceMirror() throws {
    let recorder = [1, 2].publisher.recorded(asking: .max(1))
    let subscription = try #require(recorder.subscription)
    func children() throws -> [String] {
      try #require(subscription as? any CustomReflectable).customMirror.children.map {
        "\($0.label ?? ""): \($0.value)"
      }
    }
    #expect(try children() == ["sequence: [1, 2]"])
    subscription.request(.max(1))
    #expect(recorder.log.suffix(2) == ["value 2", "finished"])
    #expect("\(subscription)" == "Sequence")
    #expect(try children() == ["sequence: []"])
  }

  @Test("A sequence sends as it is asked, also within a value, and stops when it is cancelled")
  func sequenceDemand() {
    let recorder = (1...5).publisher.recorded(asking: .max(1))
    recorder.onValue = { recorder, value in
      if value == 1 {
        recorder.subscription?.request(.max(1))
      }
      return value == 2 ? .max(1) : .none
    }
    #expect(recorder.values == [1])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3])
    recorder.onValue = { recorder, _ in
      recorder.subscription?.cancel()
      return .unlimited
    }
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1, 2, 3, 4])
    #expect(recorder.endings.isEmpty)
  }

  @Test("A record sends its values and its end, and can be coded")
  func record() throws {
    let record = Record<Int, CodedError> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(CodedError(code: 7)))
    }
    let recorder = record.recorded(asking: .max(1))
    #expect(recorder.log == ["subscription [1, 2]", "value 1"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.log.suffix(2) == ["value 2", "CodedError(code: 7)"])
    #expect("\(try #require(recorder.subscription))" == "Cancelled Events")
    let data = try JSONEncoder().encode(record)
    let decoded = try JSONDecoder().decode(Record<Int, CodedError>.self, from: data)
    #expect(decoded.recording.output == [1, 2])
    #expect(decoded.recording.completion == .failure(CodedError(code: 7)))
    #expect(
      Record<Int, CodedError>(output: [], completion: .finished).recorded().log == ["subscription Empty", "finished"])
  }

  struct CodedError: Error, Codable, Equatable {
    let code: Int
  }

  @Test("Ends and demands can be coded")
  func coding() throws {
    struct Box: Codable, Equatable {
      var demand: Subscribers.Demand
      var end: Subscribers.Completion<CodedError>
    }
    let box = Box(demand: .unlimited, end: .finished)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(box), as: UTF8.self)
    #expect(text == #"{"demand":9223372036854775808,"end":{"success":true}}"#)
    #expect(try JSONDecoder().decode(Box.self, from: Data(text.utf8)) == box)
  }

  @Test("Operators of one value answer with one value")
  func just() {
    let five = Just(5)
    #expect(five.map { $0 + 1 } == Just(6))
    #expect(five.collect() == Just([5]))
    #expect(five.count() == Just(1))
    #expect(five.min() == five && five.max { $0 < $1 } == five && five.first() == five && five.last() == five)
    #expect(five.contains(5) == Just(true) && five.contains { $0 > 5 } == Just(false))
    #expect(five.allSatisfy { $0 > 4 } == Just(true))
    #expect(five.removeDuplicates() == five && five.retry(3) == five && five.replaceEmpty(with: 1) == five)
    #expect(five.filter { $0 > 5 } == Optional<Int>.Publisher(nil))
    #expect(five.compactMap { "\($0)" } == Optional<String>.Publisher("5"))
    #expect(five.dropFirst() == Optional<Int>.Publisher(nil) && five.prefix(1) == Optional<Int>.Publisher(5))
    #expect(five.output(at: 0) == Optional<Int>.Publisher(5) && five.output(in: 1...) == Optional<Int>.Publisher(nil))
    #expect(five.scan(1, +).result == .success(6) && five.reduce(2, *).result == .success(10))
    #expect(five.prepend(1, 2).sequence == [1, 2, 5] && five.append([6]).sequence == [5, 6])
    #expect(five.tryMap { _ -> Int in throw TestError.one }.recorded().endings == ["one"])
    #expect(five.setFailureType(to: TestError.self).result == .success(5))
    #expect(five.ignoreOutput() == Empty<Int, Never>())
  }

  @Test("Operators of a value or none, and of a result, answer in kind")
  func optionalAndResult() {
    let none = Optional<Int>.none.publisher
    #expect(none.map { $0 } == none && none.collect() == Optional<[Int]>.Publisher([]))
    #expect(none.count() == Optional<Int>.Publisher(nil) && none.replaceEmpty(with: 3) == Just(3))
    #expect(Optional(4).publisher.drop { $0 < 5 } == none && Optional(4).publisher.output(in: ..<0) == none)
    #expect(Optional(4).publisher.contains(4) == Optional<Bool>.Publisher(true))
    typealias Outcome = Result<Int, TestError>
    #expect(Outcome.success(1).publisher.map { $0 + 1 } == Outcome.success(2).publisher)
    #expect(Outcome.failure(.one).publisher.mapError { _ in TestError.two } == Outcome.failure(.two).publisher)
    #expect(Outcome.failure(.one).publisher.replaceError(with: 9).result == .success(9))
    #expect(Outcome.failure(.one).publisher.count() == Outcome.failure(.one).publisher)
    #expect(Outcome.success(1).publisher.tryMap { _ -> Int in throw TestError.two }.recorded().endings == ["two"])
  }

  @Test("Operators of a sequence answer with sequences and single values")
  func sequences() {
    let numbers = [3, 1, 2, 2].publisher
    #expect(numbers.map { $0 * 2 }.sequence == [6, 2, 4, 4] && numbers.filter { $0 > 1 }.sequence == [3, 2, 2])
    #expect(numbers.min() == Optional<Int>.Publisher(1) && numbers.max { $0 > $1 } == Optional<Int>.Publisher(1))
    #expect(numbers.first() == Optional<Int>.Publisher(3) && numbers.last() == Optional<Int>.Publisher(2))
    #expect(numbers.count() == Just(4) && numbers.setFailureType(to: TestError.self).count().result == .success(4))
    #expect(numbers.removeDuplicates().sequence == [3, 1, 2] && numbers.scan(0, +).sequence == [3, 4, 6, 8])
    #expect(numbers.reduce(0, +).result == .success(8) && numbers.collect().result == .success([3, 1, 2, 2]))
    #expect(Array(numbers.dropFirst(2).sequence) == [2, 2] && Array(numbers.prefix(1).sequence) == [3])
    #expect(numbers.prefix { $0 != 2 }.sequence == [3, 1] && Array(numbers.drop { $0 != 2 }.sequence) == [2, 2])
    #expect(numbers.output(at: 9) == Optional<Int>.Publisher(nil) && numbers.output(in: 1..<3).sequence == [1, 2])
    #expect(
      numbers.append(5).sequence == [3, 1, 2, 2, 5] && numbers.prepend([9].publisher).sequence == [9, 3, 1, 2, 2])
    #expect([1, nil].publisher.replaceNil(with: 4).sequence == [1, 4])
    #expect(numbers.contains(2).result == .success(true) && numbers.allSatisfy { $0 > 1 }.result == .success(false))
  }

  @Test("Operators that are one after the other become one")
  func fusion() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(subject.map { $0 + 1 }.map { $0 * 2 }.upstream === subject)
    #expect(subject.tryMap { $0 }.map { $0 }.upstream === subject)
    #expect(subject.filter { $0 > 1 }.filter { $0 > 2 }.upstream === subject)
    #expect(subject.compactMap { $0 }.map { $0 }.upstream === subject)
    #expect(subject.dropFirst().dropFirst(2).count == 3)
    let recorder = subject.map { $0 + 1 }.map { $0 * 2 }.recorded()
    subject.send(1)
    #expect(recorder.values == [4])
  }

  @Test("Publishers of equal parts are equal")
  func equality() {
    #expect(Just(1).zip(Just(2)) == Publishers.Zip(Just(1), Just(2)))
    #expect(Just(1).combineLatest(Just(2), Just(3)) != Publishers.CombineLatest3(Just(1), Just(2), Just(4)))
    #expect(Just(1).merge(with: [2].publisher) == Publishers.Merge(Just(1), [2].publisher))
    #expect(Publishers.Drop(upstream: Just(1), count: 1) == Publishers.Drop(upstream: Just(1), count: 1))
    #expect(
      Publishers.Concatenate(prefix: Just(1), suffix: Just(2))
        == Publishers.Concatenate(prefix: Just(1), suffix: Just(2)))
  }
}
