import PreviewKit
import Testing

/// Going back, where a person can.
@MainActor @Suite struct BackStepTests {
  private struct StackView: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Open", value: "Open")
          NavigationLink("Locked", value: "Locked")
        }
        .navigationTitle("Root")
        .navigationDestination(for: String.self) { name in
          Button("Leave") { path = [] }.navigationTitle(name).navigationBarBackButtonHidden(name == "Locked")
        }
      }
    }
  }

  private let player = ScenarioPlayer { StackView() }

  @Test func `a pushed screen is left`() async throws {
    let played = try await player.play(#"{ "tap": "Open" }, "back", { "expect": { "screen": "Root" } }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.last == #"> back from Screen "Open""#)
  }

  @Test func `a screen without a back button is not left by it, but by a button of its own`() async throws {
    #expect(
      try await player.play(#"{ "tap": "Locked" }, "back""#).messages == [
        #"Screen "Locked" shows no back button: navigationBarBackButtonHidden hides it; use a button of the screen's own"#
      ])
    let played = try await player.play(
      #"{ "tap": "Locked" }, { "tap": "Leave" }, { "expect": { "screen": "Root" } }"#)
    #expect(played.hasPassed, "\(played.messages)")
  }

  @Test func `the first screen of a stack has nothing behind it`() async throws {
    #expect(try await player.play(#""back""#).messages == ["there is no screen to go back from"])
  }

  @Test func `beside a sidebar the stack in the detail goes back`() async throws {
    let player = ScenarioPlayer {
      NavigationSplitView {
        Text("Side").navigationTitle("Boxes")
      } detail: {
        NavigationStack { NavigationLink("Open") { Text("inside").navigationTitle("Pushed") } }
      }
    }
    let played = try await player.play(#"{ "tap": "Open" }, "back", { "expect": "Open" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.last == #"> back from Screen "Pushed""#)
  }
}
