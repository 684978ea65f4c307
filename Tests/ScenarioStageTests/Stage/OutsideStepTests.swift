import Foundation
import PreviewKit
import Testing

/// What comes from outside (URLs, the life of the app), searches, focus and scrolling.
@MainActor @Suite struct OutsideStepTests {
  private struct LinkedView: View {
    @Environment(\.scenePhase) private var phase
    @State private var log: [String] = []
    @State private var isShowingSheet = false

    var body: some View {
      VStack {
        Text("phase \(phase.rawValue)")
        Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
        Text("Inner").onOpenURL { log.append("inner \($0.absoluteString)") }
        if log.count > 1 { Text("Late").onOpenURL { _ in log.append("late") } }
      }
      .onOpenURL { log.append("outer \($0.host ?? "")") }
      .onChange(of: phase) { log.append(phase.rawValue) }
    }
  }

  private struct SearchedView: View {
    @State private var text = ""
    @State private var submitted = ""
    @FocusState private var isFocused: Bool
    @State private var title = ""

    var body: some View {
      NavigationStack {
        List {
          ForEach(["Tea", "Milk"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          Text("submitted \(submitted), focused \(isFocused ? 1 : 0)")
          TextField("Title", text: $title).focused($isFocused)
          Button("Add") {}
        }
        .searchable(text: $text, prompt: "Find")
        .onSubmit(of: .search) { submitted = text }
        .navigationTitle("Things")
      }
    }
  }

  private let linked = ScenarioPlayer { LinkedView() }
  private let searched = ScenarioPlayer { SearchedView() }

  @Test func `a URL reaches every view that was there, once`() async throws {
    let played = try await linked.play(
      #"{ "open": "notes://note/1" }, { "expect": { "id": "log" }, "text": { "contains": "inner notes://note/1" } }, { "expect": { "id": "log" }, "text": { "contains": "outer note" } }, { "expect": "Late" }, { "expect": { "text": { "contains": "late" } }, "is": "absent" }, { "open": "notes://note/2" }, { "expect": { "text": { "contains": "late" } } }"#
    )
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
    #expect(played.steps == [#"> open "notes://note/1""#, #"> open "notes://note/2""#])
  }

  @Test func `a URL that nobody opens is an error`() async throws {
    let played = try await ScenarioPlayer { Text("Hello") }.play(#"{ "open": "notes://note/1" }"#)
    #expect(played.messages == ["nothing opens URLs: no view that is there has onOpenURL"])
  }

  @Test func `the app goes to the background and comes back`() async throws {
    let played = try await linked.play(
      #"""
      { "expect": "phase active" }, { "scenePhase": "background" }, { "expect": "phase background" },
      { "scenePhase": "active" }, { "scenePhase": "active" }, { "expect": "background, active" }
      """#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        "> scenePhase background", "> scenePhase active", "> scenePhase active  (nothing happened)",
      ])
  }

  @Test func `a search replaces the text of the search field, and return submits it`() async throws {
    let played = try await searched.play(
      #"""
      { "search": "Te" }, { "expect": { "row": "Tea" } }, { "expect": { "row": "Milk" }, "is": "absent" },
      { "search": "Mil" }, { "type": "k", "into": { "search": true } }, { "expect": { "search": "Find" }, "value": "Milk" },
      "submit", { "expect": { "row": "submitted Milk, focused 0" } },
      { "clear": { "search": true } }, { "expect": { "row": "Tea" } }
      """#)
    #expect(played.hasPassed, "\(played.messages) \(played.details)")
    #expect(played.steps.first == #"> search "Te" in Search "Find""#)
    #expect(played.steps.contains { $0.hasPrefix(#"> submit Search "Find""#) })
  }

  @Test func `where nothing searches, the step says so`() async throws {
    let played = try await linked.play(#"{ "search": "x" }"#)
    #expect(played.messages == ["there is no Search on the screen"])
  }

  @Test func `a field gets the keyboard, and a button does not`() async throws {
    let played = try await searched.play(
      #"{ "focus": "Title" }, { "expect": "Title", "is": "focused" }, { "expect": { "row": { "contains": "focused 1" } } }"#
    )
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> focus TextField "Title""#])
    #expect(try await searched.play(#"{ "focus": "Add" }"#).messages == [#"Button "Add" cannot be focused"#])
  }

  @Test func `scrolling finds what is there and changes nothing`() async throws {
    let played = try await searched.play(#"{ "scroll": "Milk" }, "scroll""#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> scroll to Row "Milk""#, "> scroll"])
    #expect(try await searched.play(#"{ "scroll": "Mill" }"#).messages == [#"there is no "Mill" on the screen"#])
  }
}
