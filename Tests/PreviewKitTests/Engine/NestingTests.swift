import SwiftUI
import Testing

private struct EndlessView: View {
  var body: some View { EndlessView() }
}

private struct EndlessModifier: ViewModifier {
  func body(content: Content) -> some View { content.modifier(EndlessModifier()) }
}

private struct Ping: ViewModifier {
  func body(content: Content) -> some View { content.overlay { Text("ping").modifier(Pong()) } }
}

private struct Pong: ViewModifier {
  func body(content: Content) -> some View { content.background { Text("pong").modifier(Ping()) } }
}

private struct EndlessToolbar: ToolbarContent {
  var body: some ToolbarContent { EndlessToolbar() }
}

private struct EndlessScene: Scene {
  var body: some Scene { EndlessScene() }
}

private struct EndlessApp: App {
  var body: some Scene { EndlessScene() }
}

private struct EndlessGesture: Gesture {
  typealias Value = Int
  var body: some Gesture<Int> { EndlessGesture() }
}

private struct EndlessToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle("inner", isOn: configuration.$isOn).toggleStyle(EndlessToggleStyle())
  }
}

@MainActor private func endlessRows() -> AnyView { AnyView(ForEach(0..<1) { _ in endlessRows() }) }

@MainActor private func endlessGeometry() -> AnyView { AnyView(GeometryReader { _ in endlessGeometry() }) }

@MainActor @Suite struct NestingTests {
  private func issue(of view: some View) -> RuntimeIssue? {
    let host = ViewHost(view)
    defer { host.unmount() }
    #expect(host.issues.map(\.kind) == [.endlessNesting])
    return host.issues.first
  }

  @Test("a view whose body is itself is reported, and a placeholder shows")
  func views() {
    #expect(issue(of: EndlessView())?.message.contains("EndlessView is nested") == true)
    #expect(ViewHost(EndlessView()).texts == ["EndlessView is not shown: it is nested too deeply"])
  }

  @Test("a modifier that applies itself in its own body is reported, and a placeholder shows")
  func modifiers() throws {
    let message = try #require(issue(of: Text("content").modifier(EndlessModifier()))?.message)
    #expect(message.hasPrefix("EndlessModifier is nested"))
    #expect(message.contains("is not applied"))
    let host = ViewHost(Text("content").modifier(EndlessModifier()))
    #expect(host.texts == ["EndlessModifier is not applied: it is nested too deeply"])
  }

  @Test("two modifiers that apply each other are reported")
  func mutualModifiers() {
    #expect(issue(of: Text("content").modifier(Ping())) != nil)
  }

  @Test("an endless modifier that appears later is reported, and the views beside it stay")
  func later() throws {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        Button("Go") { isOn = true }
        if isOn { Text("content").modifier(EndlessModifier()) }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.issues.isEmpty)
    try host.tap("Go")
    #expect(host.issues.map(\.kind) == [.endlessNesting])
    #expect(host.find(.button, "Go") != nil)
  }

  @Test("functions that nest erased views by way of the closures of ForEach and GeometryReader are reported")
  func erasedViews() {
    #expect(issue(of: endlessRows())?.message.contains("AnyView") == true)
    #expect(issue(of: endlessGeometry())?.message.contains("AnyView") == true)
  }

  @Test("toolbar content whose body is itself is reported by its name")
  func toolbarContent() throws {
    let issue = issue(of: NavigationStack { Text("content").toolbar { EndlessToolbar() } })
    #expect(issue?.message.contains("EndlessToolbar") == true)
  }

  @Test("a style that shows its control with itself is reported by its name")
  func styles() {
    let issue = issue(of: Toggle("outer", isOn: .constant(true)).toggleStyle(EndlessToggleStyle()))
    #expect(issue?.message.contains("EndlessToggleStyle") == true)
  }

  @Test("a scene whose body is itself is reported and has no window")
  func scenes() {
    #expect(issue(of: AppView(EndlessApp()))?.path == "EndlessScene")
    #expect(ViewHost(AppView(EndlessApp())).outline == "")
  }

  @Test("a gesture whose body is itself is reported and recognises nothing")
  func gestures() throws {
    let host = ViewHost(Text("content").gesture(EndlessGesture()))
    let text = try #require(host.find(.text, "content"))
    #expect(throws: ActionError.self) { try host.perform(.tap, on: text) }
    #expect(host.issues.map(\.kind) == [.endlessNesting])
    #expect(host.issues.first?.path == "EndlessGesture")
  }

  @Test("deep nesting that ends is no mistake")
  func deepNesting() {
    struct Countdown: ViewModifier {
      let n: Int
      func body(content: Content) -> some View {
        if n > 0 { AnyView(content.modifier(Countdown(n: n - 1))) } else { AnyView(content) }
      }
    }
    let host = ViewHost(Text("content").modifier(Countdown(n: 100)))
    #expect(host.texts == ["content"])
    #expect(host.issues.isEmpty)
  }
}

@MainActor @Suite struct ToolbarContentNodeTests {
  @Test("toolbar content with a body is a node of its own: it keeps state and reads the environment")
  func state() throws {
    struct Counter: ToolbarContent {
      @State var count = 0
      @Environment(\.locale) var locale
      var body: some ToolbarContent {
        ToolbarItem { Button("\(locale.identifier) \(count)") { count += 1 } }
      }
    }
    struct Screen: View {
      var body: some View { NavigationStack { Text("content").toolbar { Counter() } } }
    }
    let host = ViewHost(Screen())
    _ = host.takeStatistics()
    try host.tap("en_US 0")
    #expect(host.find(.button, "en_US 1") != nil)
    #expect(host.takeStatistics().bodies(of: Screen.self) == 0)
  }
}
