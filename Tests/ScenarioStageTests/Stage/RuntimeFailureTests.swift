import Combine
import PreviewKit
import ScenarioTestSupport
import Testing

@testable import ScenarioStage

/// What the runtime notices on stage, where SwiftUI would end the process.
@MainActor @Suite struct RuntimeFailureTests {
  final class Session: ObservableObject {
    @Published var name = "Ana"
  }

  final class Theme: ObservableObject {
    @Published var name = "dark"
  }

  private struct Inner: View {
    @EnvironmentObject private var session: Session
    @EnvironmentObject private var theme: Theme

    var body: some View { Text("\(session.name) \(theme.name)") }
  }

  private struct Outer: View {
    var body: some View {
      Text("Before")
      Inner()
    }
  }

  private struct NameFixture: Decodable {
    let name: String
  }

  private let player = ScenarioPlayer {
    Component("Subject") { Outer() }
    Object("session", Session.self, from: NameFixture.self) { fixture in
      let session = Session()
      session.name = fixture.name
      return session
    }
    Object("theme", Theme.self, from: NameFixture.self) { _ in Theme() }
  }

  @Test func `missing objects fail the run, all at once, with type, path and fix`() async throws {
    let played = try await player.play()
    #expect(!played.hasPassed)
    try #require(played.messages.count == 2, "\(played.messages)")
    for (message, type) in zip(played.messages, ["Session", "Theme"]) {
      #expect(
        message.contains(
          "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
        ))
      #expect(message.contains("Outer > Inner"), "\(message)")
    }
  }

  @Test func `objects are made of what documents give`() async throws {
    let objects = #""objects": { "session": { "name": "Ben" }, "theme": { "name": "" } }"#
    let played = try await player.play("", objects)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.text.contains(#""Ben dark""#))
  }

  @Test func `an object that a scenario takes back is missing`() async throws {
    let folder = try DocumentFolder([
      "environments.json": #"{ "environments": { "local": { "default": true } } }"#,
      "a.json": """
      {
        "component": "Subject",
        "objects": { "session": { "name": "Ben" }, "theme": { "name": "" } },
        "scenarios": { "s": {}, "t": { "objects": { "theme": null } } }
      }
      """,
    ])
    let played = try await player.play(folder)
    #expect(played.map(\.hasPassed) == [true, false])
    #expect(played[1].messages.count == 1)
    #expect(played[1].messages.first?.contains("type Theme") == true)
  }

  @Test func `an update without an end fails the run`() async throws {
    struct Restless: View {
      @StateObject private var session = Session()

      var body: some View {
        let _ = session.name += "x"
        Text(session.name.prefix(1))
      }
    }
    let played = try await ScenarioPlayer { Restless() }.play()
    #expect(!played.hasPassed)
    #expect(played.messages.contains { $0.contains("Restless") }, "\(played.messages)")
  }

  @Test func `a task that yields for ever fails the run`() async throws {
    struct Busy: View {
      var body: some View {
        Text("Busy").task { while !Task.isCancelled { await Task.yield() } }
      }
    }
    let played = try await ScenarioPlayer { Busy() }.play()
    #expect(
      played.messages == [
        #"work never comes to an end: a task "task of Busy", started during appear, yields or starts others for ever"#
      ])
  }

  @Test func `keys that were read from their defaults are in the result and not in the text`() async throws {
    struct Reader: View {
      @Environment(\.stageMargin) private var margin

      var body: some View { Text("\(margin)") }
    }
    let played = try await ScenarioPlayer { Reader() }.play()
    #expect(played.result.defaultedKeys.count == 1)
    #expect(played.text == "Frame \"start\"\n  \"3\"\n")
  }
}

private struct StageMarginKey: EnvironmentKey {
  static let defaultValue = 3
}

extension EnvironmentValues {
  fileprivate var stageMargin: Int {
    get { self[StageMarginKey.self] }
    set { self[StageMarginKey.self] = newValue }
  }
}
