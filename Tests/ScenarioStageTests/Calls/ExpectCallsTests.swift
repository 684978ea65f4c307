import PreviewKit
import Testing

@testable import ScenarioStage

/// What `expectCalls` steps want.
@MainActor @Suite struct ExpectCallsTests {
  /// Calls `move` with two numbers and `log` with a word.
  private struct View: PreviewKit.View {
    let move: (Int, Double) -> Void
    let log: (String) -> Void

    var body: some PreviewKit.View {
      Button("Left") { move(-1, 0.5) }
      Button("Right") { move(1, 2) }
      Button("Log") { log("done") }
    }
  }

  private let player = ScenarioPlayer {
    Component("Subject") { stage in
      View(move: stage.action("move"), log: stage.action("log"))
    }
    Action("move", function: ((Int, Double) -> Void).self, arguments: ["by", "seconds"])
    Action("log", function: ((String) -> Void).self)
  }

  private static let taps = #"{ "tap": "Left" }, { "tap": "Log" }, { "tap": "Right" }"#

  private func play(_ expectation: String, taps: String = taps) async throws -> PlayedScenario {
    try await player.play("\(taps), { \(expectation) }")
  }

  @Test(arguments: [
    #""expectCalls": ["move"]"#,
    #""expectCalls": [{ "move": true }, "log"]"#,
    #""expectCalls": [{ "move": { "by": 1 } }, { "move": { "by": -1, "seconds": 0.5 } }]"#,
    #""expectCalls": ["move", "log", "move"], "exactly": true"#,
    #""expectCalls": ["move", "log", { "move": { "seconds": 2 } }], "exactly": true, "order": true"#,
    #""expectCalls": [{ "move": true, "times": 2 }, "log"], "exactly": true"#,
    #""expectCalls": [{ "move": { "by": 7 }, "times": 0 }, { "log": true, "times": 1 }]"#,
    #""expectCalls": [{ "move": { "note": "ignored", "by": 1.0 } }]"#,
  ]) func `calls that were made are found`(expectation: String) async throws {
    let played = try await play(expectation)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test(arguments: [
    (#""expectCalls": [{ "move": { "by": 2 } }]"#, #"expected a call of move with {"by": 2}"#),
    (#""expectCalls": [{ "move": { "near": 1 } }]"#, #"expected a call of move with {"near": 1}"#),
    (
      #""expectCalls": ["move", "move", "move"]"#,
      "expected a call of move beside the 2 that other entries of the list need"
    ),
    (#""expectCalls": ["move", "move"], "exactly": true"#, #"expected no other calls, found log("done")"#),
    (
      #""expectCalls": ["log", "move", "move"], "order": true"#,
      "expected a call of move after those before it in the list"
    ),
    (#""expectCalls": [{ "move": true, "times": 3 }]"#, "expected 3 calls of move, found 2"),
    (#""expectCalls": [{ "log": true, "times": 0 }]"#, "expected 0 calls of log, found 1"),
    (
      #""expectCalls": [{ "move": { "by": 1 }, "times": 2 }]"#,
      #"expected 2 calls of move with {"by": 1}, found 1"#
    ),
    (#""expectCalls": [], "exactly": true"#, "expected no calls"),
  ]) func `calls that were not made are missed, and those that were are listed`(
    expectation: String, message: String
  ) async throws {
    let played = try await play(expectation)
    #expect(played.messages.map { $0.replacing(" ", with: "") } == [message.replacing(" ", with: "")])
    let calls = """
      called: move(by: -1, seconds: 0.5)
              log("done")
              move(by: 1, seconds: 2)
      """
    // Without an entry for it, one call is left over when the others were needed.
    let leftOver = message.contains("need") ? "\nleft over: log(\"done\")" : ""
    #expect(played.details == calls + leftOver)
  }

  @Test func `only the calls since the last check count`() async throws {
    let played = try await player.play(
      #"""
      { "tap": "Log" }, { "expectCalls": ["log"], "exactly": true },
      { "expectCalls": [], "exactly": true },
      { "tap": "Left" }, { "expectCalls": ["move"], "exactly": true }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    let again = try await player.play(#"{ "tap": "Log" }, { "expectCalls": ["log"] }, { "expectCalls": ["log"] }"#)
    #expect(again.messages == ["expected a call of log"])
    #expect(again.details == "no action was called since the last expectCalls step")
  }

  @Test func `an action that the catalog does not have cannot be expected`() throws {
    #expect(try player.mistakes(#"{ "expectCalls": ["logs"] }"#) == [#"unknown action "logs""#])
  }
}
