import Combine
import Foundation
import Testing

/// What all operators with one upstream keep to, whatever upstream does.
@Suite("Operators with one upstream")
struct OperatorContractTests {
  struct Thrown: Error {}

  private static let reduceMirror = ["downstream", "result", "initial", "status"]

  /// Operators that stand between upstream and downstream with a subscription of their own.
  static let subscriptions: [OperatorCase] =
    [
      OperatorCase("tryMap", prints: "TryMap") { $0.tryMap { $0 } },
      OperatorCase("tryFilter", prints: "TryFilter", mirrors: ["downstream"]) { $0.tryFilter { _ in true } },
      OperatorCase("tryCompactMap", prints: "TryCompactMap", mirrors: ["downstream"]) { $0.tryCompactMap { $0 } },
      OperatorCase("tryScan", prints: "TryScan", mirrors: ["downstream", "status", "result"]) {
        $0.tryScan(0) { $1 }
      },
      OperatorCase("removeDuplicates", prints: "RemoveDuplicates", mirrors: ["downstream"]) { $0.removeDuplicates() },
      OperatorCase("tryRemoveDuplicates", prints: "TryRemoveDuplicates", mirrors: ["downstream"]) {
        $0.tryRemoveDuplicates(by: ==)
      },
      OperatorCase("drop(while:)", prints: "DropWhile", mirrors: ["downstream"]) { $0.drop { _ in false } },
      OperatorCase("tryDrop(while:)", prints: "TryDropWhile", mirrors: ["downstream"]) { $0.tryDrop { _ in false } },
      OperatorCase("prefix(while:)", prints: "PrefixWhile", mirrors: ["downstream"]) { $0.prefix { _ in true } },
      OperatorCase("tryPrefix(while:)", prints: "TryPrefixWhile", mirrors: ["downstream"]) {
        $0.tryPrefix { _ in true }
      },
      OperatorCase("dropFirst", prints: "Drop", requests: ["max(4)", "max(2)"], values: ["value 2", "value 3"]) {
        $0.dropFirst()
      },
      OperatorCase("output(in:)", prints: "Output") { $0.output(in: 0..<9) },
      OperatorCase("print", prints: "Print") { $0.print(to: Silence()) },
      OperatorCase("handleEvents", prints: "HandleEvents") { $0.handleEvents() },
      OperatorCase("encode", prints: "Encode", mirrors: ["downstream", "finished", "upstreamSubscription"]) {
        $0.encode(encoder: TextCoder())
      },
      OperatorCase("decode", prints: "Decode", mirrors: ["downstream", "finished", "upstreamSubscription"]) {
        $0.decode(type: Int.self, decoder: IntCoder())
      },
      OperatorCase(
        "measureInterval", prints: "MeasureInterval",
        values: (0..<3).map { _ in "value Stride(magnitude: 0)" }
      ) { $0.measureInterval(using: ImmediateScheduler.shared) },
      OperatorCase(
        "collect(2)", prints: "CollectByCount", mirrors: ["downstream", "upstreamSubscription", "buffer", "count"],
        requests: ["max(6)", "max(4)"], values: ["value [1, 2]", "value [3]"]
      ) { $0.collect(2) },
      OperatorCase("replaceError", prints: "ReplaceError") { $0.replaceError(with: 0) },
      OperatorCase("retry", prints: "Retry") { $0.retry(1) },
      OperatorCase("catch", prints: "Catch", mirrors: ["downstream", "demand"]) {
        $0.catch { _ in Empty<Int, Never>() }
      },
      OperatorCase("tryCatch", prints: "TryCatch", mirrors: ["downstream", "demand"]) {
        $0.tryCatch { _ in Empty<Int, Never>() }
      },
      OperatorCase("flatMap", prints: "FlatMap", requests: ["unlimited"]) {
        $0.flatMap { Result<Int, TestError>.success($0).publisher }
      },
      OperatorCase(
        "buffer", prints: "Buffer", mirrors: ["values", "state", "downstreamDemand", "terminal"],
        requests: ["unlimited"]
      ) { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) },
      OperatorCase("replaceEmpty", prints: "ReplaceEmpty", requests: ["max(3)", "unlimited", "max(2)"]) {
        $0.replaceEmpty(with: 0)
      },
      OperatorCase("drop(untilOutputFrom:)", prints: "DropUntilOutput") {
        $0.drop(untilOutputFrom: Result<Int, TestError>.success(1).publisher)
      },
      OperatorCase("append", prints: "Concatenate") { $0.append(Empty<Int, TestError>()) },
      OperatorCase("prepend", prints: "Concatenate") { $0.prepend(Empty<Int, TestError>()) },
      OperatorCase("receive(on:)", prints: "ReceiveOn") { $0.receive(on: ImmediateScheduler.shared) },
      OperatorCase("subscribe(on:)", prints: "SubscribeOn") { $0.subscribe(on: ImmediateScheduler.shared) },
    ] + gathering

  /// Operators that ask for all values and send one at the end.
  static let gathering: [OperatorCase] = [
    gather("reduce", "Reduce", "value 6") { $0.reduce(0, +) },
    gather("tryReduce", "TryReduce", "value 6") { $0.tryReduce(0, +) },
    gather("count", "Count", "value 3") { $0.count() },
    gather("collect", "Collect", "value [1, 2, 3]") { $0.collect() },
    gather("contains", "Contains", "value false") { $0.contains(9) },
    gather("contains(where:)", "ContainsWhere", "value false") { $0.contains { $0 > 8 } },
    gather("tryContains(where:)", "TryContainsWhere", "value false") { $0.tryContains { $0 > 8 } },
    gather("allSatisfy", "AllSatisfy", "value true") { $0.allSatisfy { $0 > 0 } },
    gather("tryAllSatisfy", "TryAllSatisfy", "value true") { $0.tryAllSatisfy { $0 > 0 } },
    gather("first(where:)", "TryFirst", nil) { $0.first { $0 > 8 } },
    gather("tryFirst(where:)", "TryFirstWhere", nil) { $0.tryFirst { $0 > 8 } },
    gather("last", "Last", "value 3") { $0.last() },
    gather("last(where:)", "LastWhere", "value 2") { $0.last { $0 < 3 } },
    gather("tryLast(where:)", "TryLastWhere", "value 2") { $0.tryLast { $0 < 3 } },
    gather("min", "Comparison", "value 1") { $0.min() },
    gather("max", "Comparison", "value 3") { $0.max() },
    gather("tryMax(by:)", "TryComparison", "value 3") { $0.tryMax(by: <) },
  ]

  private static func gather<P: Publisher>(
    _ name: String, _ prints: String, _ value: String?, _ apply: @escaping (Probe<Int, TestError>) -> P
  ) -> OperatorCase {
    OperatorCase(
      name, prints: prints, mirrors: reduceMirror, requests: ["unlimited"], values: value.map { [$0] } ?? [], apply)
  }

  /// Operators that let the subscription of upstream through as it is.
  static let transparent: [OperatorCase] = [
    OperatorCase("map") { $0.map { $0 } },
    OperatorCase("map(keyPath)", mirrors: ["keyPath"], values: ["value 1", "value 2", "value 3"]) {
      $0.map(\.magnitude)
    },
    OperatorCase(
      "map(keyPath, keyPath)", mirrors: ["keyPath0", "keyPath1"],
      values: ["value (1, 1)", "value (2, 2)", "value (3, 3)"]
    ) { $0.map(\.self, \.magnitude) },
    OperatorCase(
      "map(keyPath, keyPath, keyPath)", mirrors: ["keyPath0", "keyPath1", "keyPath2"],
      values: ["value (1, 1, 1)", "value (2, 2, 2)", "value (3, 3, 3)"]
    ) { $0.map(\.self, \.magnitude, \.self) },
    OperatorCase("filter") { $0.filter { _ in true } },
    OperatorCase("compactMap") { $0.compactMap { $0 } },
    OperatorCase("mapError") { $0.mapError { $0 } },
    OperatorCase("scan", mirrors: ["downstream", "result"]) { $0.scan(0) { $1 } },
    OperatorCase("breakpoint") { $0.breakpoint() },
    OperatorCase("assertNoFailure", mirrors: ["file", "line", "prefix"]) { $0.assertNoFailure() },
    OperatorCase("ignoreOutput", requests: ["max(3)", "unlimited", "max(2)"], values: []) { $0.ignoreOutput() },
    OperatorCase("autoconnect", mirrors: ["parent", "downstream"]) { $0.autoconnect() },
  ]

  static let all = subscriptions + transparent

  @Test("The subscription prints the operator's name, and shows it in a playground", arguments: subscriptions)
  func printing(operation: OperatorCase) throws {
    let attached = operation.attach(Probe(ProbeSubscription()), .unlimited)
    #expect(attached.log() == ["subscription \(try #require(operation.prints))"])
    let subscription = try #require(attached.subscription())
    #expect(
      (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String == operation.prints)
  }

  @Test("A transparent operator lets the subscription through", arguments: transparent)
  func transparency(operation: OperatorCase) throws {
    let attached = operation.attach(Probe(ProbeSubscription()), .none)
    #expect(attached.log() == ["subscription Probe"])
  }

  @Test("Subscriber and subscription mirror the same parts", arguments: all)
  func mirroring(operation: OperatorCase) throws {
    let probe = Probe<Int, TestError>(ProbeSubscription())
    let attached = operation.attach(probe, .unlimited)
    // Unwrapped first: an optional has a mirror of its own.
    let erased = try #require(probe.erased)
    let subscriber = try #require(erased as? any CustomReflectable)
    #expect(subscriber.customMirror.children.map { $0.label ?? "" } == operation.mirrors)
    guard operation.prints != nil else { return }
    let subscription = try #require(attached.subscription())
    let reflectable = try #require(subscription as? any CustomReflectable)
    #expect(reflectable.customMirror.children.map { $0.label ?? "" } == operation.mirrors)
  }

  @Test("Demand goes upstream", arguments: all)
  func demand(operation: OperatorCase) throws {
    let upstream = ProbeSubscription()
    let attached = operation.attach(Probe(upstream), .max(3))
    attached.subscription()?.request(.max(2))
    #expect(upstream.log == operation.requests)
  }

  @Test("Values and the good end arrive, and upstream is not cancelled", arguments: all)
  func completion(operation: OperatorCase) {
    let upstream = ProbeSubscription()
    let probe = Probe<Int, TestError>(upstream)
    let attached = operation.attach(probe, .unlimited)
    for value in 1...3 {
      probe.send(value)
    }
    probe.send(completion: .finished)
    #expect(attached.events == operation.values + ["finished"])
    #expect(!upstream.log.contains("cancel"))
  }

  @Test("After the end an operator with a status lets nothing through", arguments: subscriptions)
  func afterEnd(operation: OperatorCase) {
    // These only watch, or count values by themselves.
    guard
      ![
        "print", "handleEvents", "dropFirst", "output(in:)", "collect(2)", "catch", "tryCatch",
        "drop(untilOutputFrom:)",
      ].contains(operation.name)
    else { return }
    let probe = Probe<Int, TestError>(ProbeSubscription())
    let attached = operation.attach(probe, .unlimited)
    probe.send(completion: .finished)
    let log = attached.log()
    #expect(probe.send(1) == .none)
    probe.send(completion: .finished)
    #expect(attached.log() == log)
  }

  @Test("Cancelling cancels upstream once, and the subscription asks for nothing more", arguments: subscriptions)
  func cancellation(operation: OperatorCase) throws {
    let upstream = ProbeSubscription()
    let probe = Probe<Int, TestError>(upstream)
    let attached = operation.attach(probe, .max(1))
    let subscription = try #require(attached.subscription())
    let requests = upstream.log
    subscription.cancel()
    subscription.request(.max(1))
    subscription.cancel()
    #expect(upstream.log == requests + ["cancel"])
  }

  @Test("A value that cancels is the last", arguments: subscriptions)
  func cancellationWithinValue(operation: OperatorCase) throws {
    // The watching operators leave it to upstream; the other ones send a single value anyway.
    guard !["print", "handleEvents", "dropFirst", "output(in:)", "catch", "tryCatch"].contains(operation.name) else {
      return
    }
    let upstream = ProbeSubscription()
    let probe = Probe<Int, TestError>(upstream)
    let attached = operation.attach(probe, .unlimited)
    attached.onValue {
      attached.subscription()?.cancel()
      return .max(1)
    }
    for value in 1...3 {
      probe.send(value)
    }
    probe.send(completion: .finished)
    #expect(attached.log().filter { $0.hasPrefix("value") }.count <= 1)
    #expect(upstream.log.last == "cancel" || !upstream.log.contains("cancel"))
  }

  @Test("A second subscription is cancelled", arguments: subscriptions)
  func secondSubscription(operation: OperatorCase) {
    let probe = Probe<Int, TestError>(ProbeSubscription())
    let attached = operation.attach(probe, .unlimited)
    let second = ProbeSubscription()
    probe.send(subscription: second)
    #expect(second.log == ["cancel"])
    #expect(attached.log().count == 1)
  }

  @Test(
    "The upstream subscription is released at the end and at cancellation", arguments: subscriptions, [true, false])
  func release(operation: OperatorCase, cancels: Bool) throws {
    var isReleased = false
    let probe = Probe<Int, TestError>()
    let attached = operation.attach(probe, .unlimited)
    probe.send(subscription: ProbeSubscription(onRelease: { isReleased = true }))
    #expect(!isReleased)
    if cancels {
      try #require(attached.subscription()).cancel()
    } else {
      probe.send(completion: .finished)
    }
    #expect(isReleased)
  }

  @Test("Requests within a value are neither lost nor fatal", arguments: all)
  func requestWithinValue(operation: OperatorCase) {
    let upstream = ProbeSubscription()
    let probe = Probe<Int, TestError>(upstream)
    let attached = operation.attach(probe, .max(9))
    attached.onValue {
      attached.subscription()?.request(.max(1))
      return .none
    }
    for value in 1...3 {
      probe.send(value)
    }
    probe.send(completion: .finished)
    #expect(attached.events == operation.values + ["finished"])
  }

  @Test("An error passes, and upstream is not cancelled", arguments: all)
  func failure(operation: OperatorCase) {
    // These replace errors, or must not meet them.
    guard !["replaceError", "retry", "catch", "tryCatch", "assertNoFailure"].contains(operation.name) else { return }
    let upstream = ProbeSubscription()
    let probe = Probe<Int, TestError>(upstream)
    let attached = operation.attach(probe, .unlimited)
    probe.send(completion: .failure(.one))
    #expect(attached.events == ["one"])
    #expect(!upstream.log.contains("cancel"))
  }

  static let throwing: [OperatorCase] = [
    OperatorCase("tryMap") { $0.tryMap { _ -> Int in throw Thrown() } },
    OperatorCase("tryFilter") { $0.tryFilter { _ in throw Thrown() } },
    OperatorCase("tryCompactMap") { $0.tryCompactMap { _ -> Int? in throw Thrown() } },
    OperatorCase("tryScan") { $0.tryScan(0) { _, _ in throw Thrown() } },
    OperatorCase("tryDrop(while:)") { $0.tryDrop { _ in throw Thrown() } },
    OperatorCase("tryPrefix(while:)") { $0.tryPrefix { _ in throw Thrown() } },
    OperatorCase("tryReduce") { $0.tryReduce(0) { _, _ in throw Thrown() } },
    OperatorCase("tryContains(where:)") { $0.tryContains { _ in throw Thrown() } },
    OperatorCase("tryAllSatisfy") { $0.tryAllSatisfy { _ in throw Thrown() } },
    OperatorCase("tryFirst(where:)") { $0.tryFirst { _ in throw Thrown() } },
    OperatorCase("tryLast(where:)") { $0.tryLast { _ in throw Thrown() } },
    OperatorCase("encode") { $0.encode(encoder: FailingCoder()) },
    OperatorCase("decode") { $0.decode(type: Int.self, decoder: FailingCoder()) },
  ]

  @Test("What a closure throws cancels upstream, and then ends the stream", arguments: throwing)
  func thrown(operation: OperatorCase) {
    let upstream = ProbeSubscription()
    let probe = Probe<Int, TestError>(upstream)
    let attached = operation.attach(probe, .unlimited)
    var logAtCancellation: [String] = []
    upstream.onCancel = { logAtCancellation = attached.log() }
    #expect(probe.send(1) == .none)
    #expect(upstream.log == ["unlimited", "cancel"])
    #expect(logAtCancellation.count == 1)
    #expect(attached.events == ["Thrown()"])
    #expect(probe.send(2) == .none)
    probe.send(completion: .finished)
    #expect(attached.log().count == 2)
  }
}

/// A stream of text that goes nowhere.
private struct Silence: TextOutputStream {
  func write(_ string: String) {}
}

private struct TextCoder: TopLevelEncoder {
  func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }
}

private struct IntCoder: TopLevelDecoder {
  func decode<T: Decodable>(_ type: T.Type, from value: Int) throws -> T { value as! T }
}

private struct FailingCoder: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> String { throw OperatorContractTests.Thrown() }

  func decode<T: Decodable>(_ type: T.Type, from value: Int) throws -> T { throw OperatorContractTests.Thrown() }
}
