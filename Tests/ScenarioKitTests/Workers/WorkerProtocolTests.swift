import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioStage

/// What a parent and its workers say to each other.
@MainActor @Suite struct WorkerProtocolTests {
  @Test func `a worker reads the settings that it was started with`() throws {
    let mark: [UInt8] = [1, 16, 255, 10]
    let settings = try #require(Worker.Settings(Worker.Settings(mark: mark, memoryLimit: .max).arguments))
    #expect(settings.mark == mark)
    #expect(settings.memoryLimit == .max)
  }

  @Test(arguments: [
    [], ["run"], [WorkerProtocol.argument], [WorkerProtocol.argument, "1-2"],
    [WorkerProtocol.argument, "1-2", "much"], [WorkerProtocol.argument, "1-2", "-1"],
    ["x", "1-2", "0"], [WorkerProtocol.argument, "1-2", "0", "more"],
  ]) func `any other command line is none of a worker`(arguments: [String]) {
    #expect(Worker.Settings(arguments) == nil)
  }

  private static let identity = RunIdentity(path: "a", scenario: "s", environment: "local", axisValues: ["de"])

  private static func received(_ result: RunResult) throws -> WorkerEvent {
    try WorkerEvent(message: WorkerEvent(number: .max - 1, result).message[...])
  }

  @Test func `a result comes over the pipe as it was`() throws {
    let location = SourceLocation(file: "Scenarios/a.json", line: 3, column: 4)
    let result = RunResult(
      identity: Self.identity, verdict: .orderDependent,
      problems: [Problem(message: "m\u{1B}", step: "tap \"ä\"", location: location, details: "d\n")],
      snapshotText: "text\n", baseline: SnapshotBaseline(text: "old\n", hash: "h"),
      warnings: [Diagnostic(.warning, at: location, "w", hint: "h")], defaultedKeys: ["a", "b"],
      expectedFailure: "known", duration: .nanoseconds(1_234_567_891), attempts: 3, output: "said\0")
    guard case .finished(let number, let received) = try Self.received(result) else {
      Issue.record("no result came")
      return
    }
    #expect(number == UInt64.max - 1)
    #expect(received == result)
  }

  @Test(arguments: [[], ["a"], ["a", "ä.b"]]) func `a plain pass comes with all that it says`(keys: [String]) throws {
    let duration = Duration.nanoseconds(1_234_567_891)
    let result = RunResult(identity: Self.identity, verdict: .passed, defaultedKeys: keys, duration: duration)
    guard case .passed(let number, duration, keys) = try Self.received(result) else {
      Issue.record("no pass came")
      return
    }
    #expect(number == UInt64.max - 1)
  }

  @Test func `a pass that has more to say comes whole`() throws {
    var result = RunResult(identity: Self.identity, verdict: .passed)
    result.warnings = [Diagnostic(.warning, at: nil, "w")]
    guard case .finished(_, result) = try Self.received(result) else {
      Issue.record("the warning is gone")
      return
    }
  }

  @Test(arguments: [[], [0x7B], Array("p".utf8), Array("p123456789012345".utf8), Array("j{}".utf8), Array("x".utf8)])
  func `bytes that are no event are an error`(bytes: [UInt8]) {
    #expect(throws: (any Error).self) { try WorkerEvent(message: bytes[...]) }
  }
}
