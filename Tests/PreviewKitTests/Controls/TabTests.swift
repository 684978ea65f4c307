import SwiftUI
import Testing

@MainActor @Suite struct TabTests {
  private struct Counter: View {
    @State var count = 0
    let journal: Journal
    let name: String
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { journal.write("+\(name)") }
        .onDisappear { journal.write("-\(name)") }
    }
  }

  @Test("only the selected tab shows, then the bar; tabs are mounted when first selected and keep their state")
  func tabItems() throws {
    let journal = Journal()
    let host = ViewHost(
      TabView {
        Counter(journal: journal, name: "Home").tabItem { Label("Start", systemImage: "house") }.badge(3)
        Counter(journal: journal, name: "Mail").tabItem {
          Image(systemName: "tray")
          Text("Inbox")
        }
      })
    #expect(
      host.outline == """
        Button "Home 0"
        TabBar
          Tab "Start" (selected, badge "3")
          Tab "Inbox"

        """)
    #expect(journal.take() == ["+Home"])
    try host.tap("Home 0")
    try host.act(.tap, .tab, "Inbox")
    #expect(
      host.outline.hasPrefix("Button \"Mail 0\"\nTabBar\n  Tab \"Start\" (badge \"3\")\n  Tab \"Inbox\" (selected)"))
    #expect(journal.take() == ["-Home", "+Mail"])
    try host.act(.select("Start"), .tabBar)
    #expect(host.outline.hasPrefix("Button \"Home 1\"\n"))
    #expect(journal.take() == ["-Mail", "+Home"])
  }

  @Test("tabs with values follow the selection, and a tap writes it")
  func tabValues() throws {
    enum Place: Hashable { case home, search }
    struct Screen: View {
      @State var place = Place.search
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: Place.home) { Button("Search!") { place = .search } }
          Tab(value: Place.search, role: .search) { Text("find") }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "\"find\"\nTabBar\n  Tab \"Home\"\n  Tab \"Search\" (selected)\n")
    try host.act(.tap, .tab, "Home")
    #expect(host.outline == "Button \"Search!\"\nTabBar\n  Tab \"Home\" (selected)\n  Tab \"Search\"\n")
    try host.tap("Search!")
    #expect(host.outline.hasPrefix("\"find\"\n"))
  }

  @Test("tabs of an older selection go by their tags, and a sheet of a tab is presented")
  func tags() throws {
    struct Screen: View {
      @State var tab = 2
      @State var isShown = false
      var body: some View {
        TabView(selection: $tab) {
          ForEach(1..<4, id: \.self) { number in
            NavigationStack { Text("No. \(number)").navigationTitle("Title \(number)") }
              .tabItem { Text("T\(number)") }.tag(number)
              .sheet(isPresented: $isShown) { Text("sheet") }
          }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline.hasPrefix("Screen \"Title 2\"\n  \"No. 2\"\nTabBar\n  Tab \"T1\"\n  Tab \"T2\" (selected)\n"))
    try host.act(.tap, .tab, "T3")
    #expect(host.outline.hasPrefix("Screen \"Title 3\"\n"))
  }

  @Test("pages show one at a time, and a step turns the page")
  func pages() throws {
    let host = ViewHost(
      TabView {
        ForEach(1..<4, id: \.self) { number in
          VStack {
            Text("Page \(number)")
            Button("Next") {}
          }
        }
      }.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(host.outline == "\"Page 1\"\nButton \"Next\"\nTabBar = \"page 1 of 3\"\n")
    try host.act(.increment, .tabBar)
    #expect(host.outline == "\"Page 2\"\nButton \"Next\"\nTabBar = \"page 2 of 3\"\n")
    try host.act(.decrement, .tabBar)
    #expect(!host.perform(.decrement, on: try #require(host.find(.tabBar))))
  }

  @Test("the columns of a split view are screens one after the other; the selection and links decide the detail")
  func splitView() throws {
    struct Screen: View {
      @State var selection: String?
      var body: some View {
        NavigationSplitView {
          List(selection: $selection) {
            NavigationLink("Inbox", value: "inbox")
            Text("Sent").tag("sent")
            NavigationLink("About") { Text("about").navigationTitle("About") }
          }
          .navigationTitle("Boxes")
        } detail: {
          Text(verbatim: selection ?? "nothing")
        }
      }
    }
    let host = ViewHost(Screen())
    try host.act(.tap, .row, "Inbox")
    #expect(
      host.outline == """
        Screen "Boxes"
          List
            Row "Inbox" (link, selected)
            Row "Sent"
            Row "About" (link)
        Screen
          "inbox"

        """)
    try host.act(.tap, .row, "About")
    #expect(host.outline.hasSuffix("Screen \"About\"\n  \"about\"\n"))
    #expect(host.issues.isEmpty)
  }
}

@MainActor @Suite struct ToolbarMenuTests {
  @Test("a menu behind the title stands in the toolbar, and opens")
  func titleMenu() throws {
    let host = ViewHost(
      NavigationStack {
        Text("x").navigationTitle("Notes").toolbarRole(.editor).toolbarTitleMenu { Button("Rename") {} }
      })
    #expect(host.outline == "Screen \"Notes\"\n  Toolbar\n    Menu (no label)\n  \"x\"\n")
    try host.act(.tap, .menu)
    #expect(host.find(.button, "Rename") != nil)
  }
}
