import SwiftUI
import Testing

@MainActor @Suite("Visibility of bars")
struct BarVisibilityTests {
  /// A screen with everything that stands in bars.
  private struct Notes<Content: View>: View {
    let change: (AnyView) -> Content

    var body: some View {
      NavigationStack {
        change(
          AnyView(
            Text("content").navigationTitle("Notes").navigationSubtitle("2 notes").toolbar {
              ToolbarItem(placement: .primaryAction) { Button("New") {} }
              ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
              ToolbarItemGroup(placement: .bottomBar) { Button("Filter") {} }
            }))
      }
    }
  }

  private static let everything = """
    Screen "Notes", "2 notes"
      Toolbar
        Button "New"
        Button "Sort"
        Button "Filter"
      "content"

    """

  private static let withoutNavigationBar = """
    Screen
      Toolbar
        Button "Sort"
        Button "Filter"
      "content"

    """

  @Test("without a word about visibility everything shows")
  func everything() {
    #expect(ViewHost(Notes { $0 }).outline == Self.everything)
  }

  @Test("a hidden navigation bar takes its title and items with it")
  func navigationBar() {
    #expect(ViewHost(Notes { $0.toolbar(.hidden, for: .navigationBar) }).outline == Self.withoutNavigationBar)
    #expect(ViewHost(Notes { $0.toolbar(.hidden) }).outline == Self.withoutNavigationBar)
    #expect(ViewHost(Notes { $0.toolbarVisibility(.hidden, for: .navigationBar) }).outline == Self.withoutNavigationBar)
    #expect(ViewHost(Notes { $0.toolbarVisibility(.hidden) }).outline == Self.withoutNavigationBar)
    #expect(ViewHost(Notes { $0.navigationBarHidden(true) }).outline == Self.withoutNavigationBar)
    #expect(ViewHost(Notes { $0.navigationBarHidden(false) }).outline == Self.everything)
    #expect(ViewHost(Notes { $0.toolbar(.visible, for: .navigationBar) }).outline == Self.everything)
  }

  @Test("a hidden navigation bar takes the search field with it")
  func search() {
    let hidden = Notes { $0.searchable(text: .constant("")).toolbar(.hidden, for: .navigationBar) }
    #expect(ViewHost(hidden).outline == Self.withoutNavigationBar)
    #expect(ViewHost(Notes { $0.searchable(text: .constant("")) }).first(.search) != nil)
  }

  @Test("a hidden bottom bar takes its items with it, and those only")
  func bottomBar() {
    #expect(
      ViewHost(Notes { $0.toolbar(.hidden, for: .bottomBar) }).outline == """
        Screen "Notes", "2 notes"
          Toolbar
            Button "New"
          "content"

        """)
    #expect(
      ViewHost(Notes { $0.toolbar(.hidden, for: .navigationBar, .bottomBar) }).outline == """
        Screen
          "content"

        """)
  }

  @Test("the title can be removed by itself")
  func title() {
    #expect(
      ViewHost(Notes { $0.toolbar(removing: .title) }).outline
        == Self.everything.replacing("Screen \"Notes\", \"2 notes\"", with: "Screen \"2 notes\""))
    #expect(ViewHost(Notes { $0.toolbar(removing: .sidebarToggle) }).outline == Self.everything)
    #expect(ViewHost(Notes { $0.toolbar(removing: nil) }).outline == Self.everything)
  }

  @Test("what hides a bar may change, and the bar comes back")
  func change() throws {
    struct Screen: View {
      @State private var isHidden = true
      var body: some View {
        NavigationStack {
          Button("Toggle") { isHidden.toggle() }.navigationTitle("Notes").navigationBarHidden(isHidden)
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Screen\n  Button \"Toggle\"\n")
    try host.tap("Toggle")
    #expect(host.outline == "Screen \"Notes\"\n  Button \"Toggle\"\n")
  }

  @Test("from a pushed screen without a navigation bar a person has no way back")
  func wayBack() throws {
    struct Screen: View {
      let isHidden: Bool
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { Text("pushed").navigationBarHidden(isHidden) }
        }
      }
    }
    for isHidden in [false, true] {
      let host = ViewHost(Screen(isHidden: isHidden))
      try host.tap("Open")
      let screen = try #require(host.find(.screen))
      #expect(screen.isBackButtonHidden == isHidden)
      if isHidden {
        #expect(throws: ActionError.self) { try host.perform(.back, on: screen) }
      } else {
        try host.perform(.back, on: screen)
      }
    }
  }

  @Test("a screen hides the tab bar while it is on top")
  func tabBar() throws {
    struct Screen: View {
      var body: some View {
        TabView {
          NavigationStack {
            NavigationLink("Open") { Text("pushed").toolbar(.hidden, for: .tabBar) }
          }
          .tabItem { Text("First") }
          Text("second").tabItem { Text("Second") }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.first(.tabBar) != nil)
    try host.tap("Open")
    #expect(host.outline == "Screen\n  \"pushed\"\n")
    try host.act(.back, .screen)
    #expect(host.first(.tabBar) != nil)
  }

  @Test("a covered screen that hides the tab bar leaves it to the one above")
  func coveredScreen() throws {
    struct Screen: View {
      @State private var isPresented = false
      var body: some View {
        TabView {
          NavigationStack {
            NavigationLink("Open") { Text("pushed") }.toolbar(.hidden, for: .tabBar)
              .sheet(isPresented: .constant(false)) { Text("sheet") }
          }
          .tabItem { Text("First") }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.first(.tabBar) == nil)
    try host.tap("Open")
    #expect(host.first(.tabBar) != nil)
  }
}
