import Combine
import Foundation
import PreviewKit
import Synchronization
import Testing

/// Two runs in one process do not influence each other through what a stage owns.
@MainActor @Suite struct SeparationTests {
  fileprivate static let key = "separation-tests"

  @Test func `user defaults begin empty in each run, and are left as they were`() async throws {
    struct Settings: View {
      @AppStorage(SeparationTests.key) private var name = "none"

      var body: some View {
        VStack {
          Text("stored \(name)")
          Text("read \(UserDefaults.standard.string(forKey: SeparationTests.key) ?? "nothing")")
          Button("Write") { name = "Ana" }
        }
      }
    }
    UserDefaults.standard.set("outside", forKey: Self.key)
    defer { UserDefaults.standard.removeObject(forKey: Self.key) }
    let player = ScenarioPlayer { Settings() }
    let steps =
      #"{ "expect": "stored none" }, { "expect": "read nothing" }, { "tap": "Write" }, { "expect": "read Ana" }"#
    for _ in 0..<3 {
      let played = try await player.play(steps)
      #expect(played.hasPassed, "\(played.messages) \(played.details)")
      #expect(UserDefaults.standard.string(forKey: Self.key) == "outside")
    }
  }

  @Test func `user defaults of a suite are apart too`() async throws {
    struct Settings: View {
      @AppStorage(SeparationTests.key, store: UserDefaults(suiteName: "separation-suite")) private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    for _ in 0..<2 {
      let played = try await ScenarioPlayer { Settings() }.play(#"{ "tap": "Count 0" }, { "tap": "Count 1" }"#)
      #expect(played.hasPassed, "\(played.messages)")
    }
    #expect(UserDefaults(suiteName: "separation-suite")?.object(forKey: Self.key) == nil)
  }

  @Test func `a notification does not reach the view of an earlier run`() async throws {
    for _ in 0..<3 {
      let played = try await ScenarioPlayer { PostingView() }.play(#"{ "tap": "Post" }"#)
      #expect(played.hasPassed, "\(played.messages)")
    }
    #expect(PostingView.count.withLock { $0 } == 3)
  }

  @Test func `a task that outlives its scenario is named, stopped and never runs again`() async throws {
    let player = ScenarioPlayer { PollingView() }
    var played = try await player.play(#"{ "tap": "Poll" }, { "advance": "3s" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.result.warnings.map(\.message) == [
        #"the scenario ended, and there is still a task "poller" that sleeps until 4s, started during tap "Poll": it was stopped"#
      ])
    let count = PollingView.count.withLock { $0 }
    played = try await player.play(#"{ "advance": "1h" }, { "expectPending": 0 }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.result.warnings.isEmpty)
    #expect(PollingView.count.withLock { $0 } == count)
  }

  @Test func `what ends with its view is no leftover`() async throws {
    struct Sleeper: View {
      var body: some View { Text("Zzz").task { try? await Task.sleep(for: .seconds(60)) } }
    }
    let played = try await ScenarioPlayer { Sleeper() }.play()
    #expect(played.result.warnings.isEmpty, "\(played.result.warnings)")
  }
}

private struct PostingView: View {
  static let count = Mutex(0)
  private static let name = Notification.Name("separation-tests")

  var body: some View {
    Button("Post") { NotificationCenter.default.post(name: Self.name, object: nil) }
      .onReceive(NotificationCenter.default.publisher(for: Self.name)) { _ in Self.count.withLock { $0 += 1 } }
  }
}

/// Starts a task that does not care for cancellation.
private struct PollingView: View {
  static let count = Mutex(0)

  var body: some View {
    Button("Poll") {
      Task(name: "poller") {
        while true {
          try? await Task.sleep(for: .seconds(1))
          Self.count.withLock { $0 += 1 }
        }
      }
    }
  }
}
