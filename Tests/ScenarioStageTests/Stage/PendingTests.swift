import Foundation
import PreviewKit
import Testing

/// What is left to do after a step, and where it was started.
@MainActor @Suite struct PendingTests {
  private struct Loader: View {
    @State private var text = "Idle"

    var body: some View {
      VStack {
        Text(text).task { try? await Task.sleep(for: .seconds(30)) }
        Button("Listen") {
          Task(name: "listener") { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        }
        Button("Wait") {
          Task {
            try? await Task.sleep(for: .seconds(5))
            text = "Done"
          }
        }
      }
    }
  }

  private let player = ScenarioPlayer { Loader() }

  @Test func `what is left can be counted and named`() async throws {
    let played = try await player.play(
      """
      { "expectPending": 1 }, { "expectPending": { "contains": "Loader" } },
      { "tap": "Listen" }, { "tap": "Wait" },
      { "expectPending": 3 }, { "expectPending": ["listener", { "matches": "sleeps until 5s" }] },
      { "advance": "5s" }, { "expectPending": 2 },
      { "advance": "1m" }, { "expectPending": ["listener"] }
      """)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
  }

  @Test func `a failed expectation lists what is left, until when, for whom, and where it was started`() async throws {
    let played = try await player.play(#"{ "tap": "Listen" }, { "tap": "Wait" }, { "expectPending": [] }"#)
    #expect(played.messages == ["expected 0 pending, found 3"])
    let lines = played.details.split(separator: "\n").map { $0.drop { $0 == " " } }
    try #require(lines.count == 3, "\(lines)")
    #expect(lines[0].hasPrefix(#"pending: a task that sleeps until 5s, started during tap "Wait""#))
    #expect(lines[1] == #"a task "task of Loader" that sleeps until 30s, started during appear"#)
    #expect(
      lines[2]
        == #"a task "listener" that waits for a continuation, a stream or another task, started during tap "Listen""#)
  }

  @Test func `a name that is not pending fails with its own words`() async throws {
    let played = try await player.play(#"{ "expectPending": ["poll"] }"#)
    #expect(played.messages == [#"expected "poll" to be pending"#])
  }

  @Test func `work that starts other work for ever is reported with its beginning`() async throws {
    struct Chain: View {
      var body: some View { Button("Go") { Task(name: "chain") { Self.next() } } }

      static func next() { Task { next() } }
    }
    let played = try await ScenarioPlayer { Chain() }.play(#"{ "tap": "Go" }"#)
    #expect(
      played.messages == [
        #"work never comes to an end: a task "chain", started during tap "Go", yields or starts others for ever"#
      ])
    #expect(played.result.problems.first?.step?.contains("Go") == true)
  }

  @Test func `a block that dispatches another for ever is reported`() async throws {
    struct Chain: View {
      var body: some View { Text("Chain").onAppear { Self.next() } }

      static func next() { DispatchQueue.main.async { next() } }
    }
    let played = try await ScenarioPlayer { Chain() }.play()
    #expect(played.messages.first?.contains("a dispatched block") == true, "\(played.messages)")
  }
}
