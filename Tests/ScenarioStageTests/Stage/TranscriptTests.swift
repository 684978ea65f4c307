import Foundation
import PreviewKit
import Testing

/// The text of a run, as it is stored.
@MainActor @Suite struct TranscriptTests {
  private let form = ScenarioPlayer { Button("Add") {} }

  @Test func `without steps there is one frame, start`() async throws {
    #expect(try await form.play().text == "Frame \"start\"\n  Button \"Add\"\n")
  }

  @Test func `with steps and no snapshot step there is one frame, end`() async throws {
    #expect(
      try await form.play(#"{ "tap": "Add" }"#).text == """
        Frame "end"
          > tap Button "Add"  (nothing happened)
          Button "Add"

        """)
  }

  @Test func `named frames have the steps since the last one, and steps after the last leave none`() async throws {
    let player = ScenarioPlayer { FormView() }
    let played = try await player.play(
      #"{ "snapshot": "a" }, { "tap": "Add" }, { "snapshot": "b \"1\"" }, { "tap": "Add" }"#)
    let frames = played.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("   ") }
    #expect(frames == [#"Frame "a""#, "  Form", "", #"Frame "b \"1\"""#, #"  > tap Button "Add""#, "  Form", ""])
  }

  @Test func `virtual time is reported when it is not zero, and does not count as a step that did nothing`()
    async throws
  {
    #expect(
      try await form.play(#"{ "advance": "1.5s" }, { "snapshot": "later" }, "settle", { "snapshot": "settled" }"#)
        .text == """
          Frame "later", at 1.5s
            > advance 1.5s
            Button "Add"

          Frame "settled", at 1.5s
            > settle
            Button "Add"

          """)
  }

  @Test(arguments: [
    ("2s", "2s"), ("2000ms", "2s"), ("150ms", "150ms"), ("90s", "90s"), ("120s", "2m"), ("1h", "1h"),
    ("1250ms", "1.25s"),
  ]) func `durations are written in their shortest form`(given: String, written: String) async throws {
    #expect(try await form.play(#"{ "advance": "\#(given)" }"#).steps == ["> advance \(written)"])
  }

  @Test func `settle runs to the last deadline and names work without an end`() async throws {
    struct Sleeper: View {
      let isEndless: Bool
      @State private var ticks = 0

      var body: some View {
        Text("\(ticks)")
          .task {
            while isEndless || ticks < 3 {
              try? await Task.sleep(for: .seconds(3600))
              ticks += 1
              if Task.isCancelled { return }
            }
          }
      }
    }
    let good = try await ScenarioPlayer { Sleeper(isEndless: false) }.play(#""settle""#)
    #expect(good.text == "Frame \"end\", at 3h\n  > settle\n  \"3\"\n")
    let bad = try await ScenarioPlayer { Sleeper(isEndless: true) }.play(#""settle""#)
    #expect(bad.messages == ["work goes on after 24h of virtual time; use advance"])
  }

  @Test func `UUIDs made on stage are named in the order of their appearance`() async throws {
    struct Identified: View {
      @State private var ids = [UUID(), UUID()]
      @State private var isReversed = false

      var body: some View {
        Text("\((isReversed ? ids.reversed() : ids).map(\.uuidString).joined(separator: " "))")
        Text(ids[1].uuidString.lowercased())
        Button("Reverse") { isReversed = true }
      }
    }
    let played = try await ScenarioPlayer { Identified() }.play(
      #"{ "snapshot": "a" }, { "tap": "Reverse" }, { "snapshot": "b" }"#)
    let lines = played.text.split(separator: "\n").filter { $0.contains("uuid") }
    #expect(lines == [#"  "uuid-1 uuid-2""#, #"  "uuid-2""#, #"  "uuid-2 uuid-1""#, #"  "uuid-2""#])
  }

  @Test func `UUIDs that the document gives stay as they are`() async throws {
    let given = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    let played = try await ScenarioPlayer { FormView() }.play(#"{ "type": "\#(given)", "into": "Title" }"#)
    #expect(played.steps == [#"> type "\#(given)" into TextField "Title""#])
    #expect(played.text.contains(#"TextField "Title" = "\#(given)""#))
  }

  @Test func `an environment step changes what views read`() async throws {
    struct Themed: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.isEnabled) private var isEnabled

      var body: some View { Text(verbatim: "\(scheme) \(isEnabled)") }
    }
    let player = ScenarioPlayer { Themed() }
    let played = try await player.play(
      #"{ "environment": { "isEnabled": false, "colorScheme": "dark" } }, { "environment": { "colorScheme": "dark" } }"#
    )
    #expect(
      played.text == """
        Frame "end"
          > environment colorScheme: "dark", isEnabled: false
          > environment colorScheme: "dark"  (nothing happened)
          "dark false"

        """)
    let fixed = try await player.play(#"{ "environment": { "now": "2026-01-15T09:41:00Z" } }"#)
    #expect(fixed.messages == [#""now" belongs to the start of a run and cannot change: use advance for time"#])
  }

  @Test func `what the runtime warns of stands at the end`() async throws {
    struct Twin: Identifiable {
      let id = "one"
    }
    let played = try await ScenarioPlayer { List([Twin(), Twin()]) { Text($0.id) } }.play()
    let parts = played.text.components(separatedBy: "\nWarnings\n")
    try #require(parts.count == 2, "\(played.text)")
    #expect(parts[1].hasPrefix("  ") && parts[1].contains(#"share the id "one""#))
    #expect(parts[1].hasSuffix("\n") && !parts[1].hasSuffix("\n\n"))
    #expect(played.hasPassed)
  }

  @Test func `a label cannot look like a frame or a header`() async throws {
    let played = try await ScenarioPlayer { Text(verbatim: "a\nFrame \"x\"\nWarnings") }.play()
    #expect(played.text == "Frame \"start\"\n  \"a\\nFrame \\\"x\\\"\\nWarnings\"\n")
  }

  @Test func `the same run has the same text every time`() async throws {
    struct Chance: View {
      @State private var number = Int.random(in: 0..<1_000_000)
      @State private var date = Date()

      var body: some View { Text(verbatim: "\(number) \(date.timeIntervalSince1970)") }
    }
    let player = ScenarioPlayer { Chance() }
    let first = try await player.play().text
    #expect(try await player.play().text == first)
    #expect(try await player.play("", #""values": { "seed": 2 }"#).text != first)
  }
}
