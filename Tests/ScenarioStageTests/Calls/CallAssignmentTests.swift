import PreviewKit
import Testing

@testable import ScenarioStage

/// Which expected call stands for which call that was made.
@MainActor @Suite struct CallAssignmentTests {
  private struct View: PreviewKit.View {
    let save: (String, Int) -> Void
    let log: (String) -> Void

    var body: some PreviewKit.View {
      ForEach(["A", "B"], id: \.self) { name in
        ForEach([1, 2], id: \.self) { size in
          Button("\(name)\(size)") { save(name, size) }
        }
      }
      Button("Log") { log("done") }
    }
  }

  private let player = ScenarioPlayer {
    Component("Subject") { stage in
      View(save: stage.action("save"), log: stage.action("log"))
    }
    Action("save", function: ((String, Int) -> Void).self, arguments: ["name", "size"])
    Action("log", function: ((String) -> Void).self)
  }

  private func play(_ taps: String, _ expectation: String) async throws -> PlayedScenario {
    let taps = taps.split(separator: " ").map { #"{ "tap": "\#($0)" }, "# }.joined()
    return try await player.play("\(taps){ \(expectation) }")
  }

  private nonisolated static let nameA = #"{ "save": { "name": "A" } }"#
  private nonisolated static let size1 = #"{ "save": { "size": 1 } }"#
  private nonisolated static let both = #"{ "save": { "name": "A", "size": 1 } }"#

  @Test(arguments: [
    ("A1 B1", #""expectCalls": ["save", \#(nameA)]"#),
    ("A1 B1", #""expectCalls": ["save", \#(nameA)], "exactly": true"#),
    ("A1 A2 B1", #""expectCalls": [\#(nameA), \#(size1), \#(both)], "exactly": true"#),
    ("A1 A2 B1", #""expectCalls": [\#(size1), \#(nameA), \#(both)], "exactly": true"#),
    ("A1 B1 B2 A2", #""expectCalls": ["save", \#(size1), \#(nameA), \#(both)]"#),
    ("A1 Log B1 A2", #""expectCalls": ["save", { "save": { "size": 1 }, "times": 2 }, "log"], "exactly": true"#),
    ("B1 Log A1", #""expectCalls": ["save", \#(nameA)], "order": true"#),
    ("B1 Log A1", #""expectCalls": ["save", "log", \#(nameA)], "order": true, "exactly": true"#),
  ]) func `an assignment that exists is found`(taps: String, expectation: String) async throws {
    let played = try await play(taps, expectation)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
  }

  @Test(arguments: [
    (
      "A1 B1", #""expectCalls": [\#(nameA), \#(both)]"#,
      #"expected a call of save with {"name":"A","size":1} beside the one that another entry of the list needs"#,
      #"left over: save(name: "B", size: 1)"#
    ),
    (
      "A1 B1 B1", #""expectCalls": ["save", "save", "log", \#(both), \#(both)]"#,
      #"expected 2 more calls: log; save with {"name":"A","size":1}"#, nil
    ),
    (
      "A1 Log B1", #""expectCalls": ["save", \#(nameA)], "exactly": true"#,
      #"expected no other calls, found log("done")"#, nil
    ),
    (
      "A1 Log B1 B2", #""expectCalls": [\#(size1), "log"], "exactly": true"#,
      #"expected no other calls, found 2"#,
      "left over: save(name: \"B\", size: 1)\n           save(name: \"B\", size: 2)"
    ),
    (
      "A1 Log B1", #""expectCalls": ["save", "save"], "order": true, "exactly": true"#,
      #"expected no other calls, found log("done")"#, nil
    ),
    (
      "Log A1 B1", #""expectCalls": ["save", "log"], "order": true"#,
      "expected a call of log after those before it in the list", nil
    ),
  ]) func `what no assignment can mend is named, with what is left over`(
    taps: String, expectation: String, message: String, leftOver: String?
  ) async throws {
    let played = try await play(taps, expectation)
    #expect(played.messages == [message])
    if let leftOver {
      #expect(played.details.hasSuffix("\n" + leftOver), "\(played.details)")
    } else {
      #expect(!played.details.contains("left over"), "\(played.details)")
    }
  }

  @Test(arguments: [
    #"[{ "contains": "load" }, "upload"]"#, #"[{ "contains": "load" }, "download"]"#,
    #"[{ "contains": "load" }, { "contains": "load" }]"#,
  ]) func `names of pending work are assigned in the same way`(names: String) async throws {
    let player = ScenarioPlayer {
      Button("Go") {
        for name in ["upload", "download"] {
          Task(name: name) { try? await Task.sleep(for: .seconds(5)) }
        }
      }
    }
    let played = try await player.play(#"{ "tap": "Go" }, { "expectPending": \#(names) }"#)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
    let missing = try await player.play(
      #"{ "tap": "Go" }, { "expectPending": [{ "contains": "load" }, { "contains": "load" }, "upload"] }"#)
    #expect(missing.messages == [#"expected "upload" to be pending beside what other entries of the list need"#])
  }
}
