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

  private struct Tabs: View {
    @State private var isThere = true
    @State private var isShown = false
    let journal: Journal

    var body: some View {
      if isThere {
        TabView {
          Counter(journal: journal, name: "Home").tabItem {
            Text("Start").onAppear { journal.write("+Start") }.onDisappear { journal.write("-Start") }
          }
          VStack {
            if isShown { Counter(journal: journal, name: "Extra") }
            Text("mail")
          }
          .tabItem { Text("Mail") }
          NavigationStack {
            NavigationLink("Push") { Counter(journal: journal, name: "Pushed") }
              .onAppear { journal.write("+Files") }.onDisappear { journal.write("-Files") }
          }
          .tabItem { Text("Files") }
        }
      }
      Button("Remove") { isThere = false }
      Button("Extra") { isShown = true }
    }
  }

  @Test("a tab that was left has disappeared, and does not once more when the tab view goes; its label stays")
  func hiddenTabs() throws {
    let journal = Journal()
    let host = ViewHost(Tabs(journal: journal))
    #expect(Set(journal.take()) == ["+Home", "+Start"])
    try host.act(.tap, .tab, "Mail")
    #expect(journal.take() == ["-Home"])
    try host.tap("Remove")
    #expect(journal.take() == ["-Start"])
  }

  @Test("a sheet of a tab stays when another tab is selected")
  func sheetsOfHiddenTabs() throws {
    struct Sheets: View {
      @State private var tab = 1
      let journal: Journal
      var body: some View {
        TabView(selection: $tab) {
          Text("one").tabItem { Text("One") }.tag(1)
          Text("two")
            .sheet(isPresented: .constant(true)) {
              Button("First") { tab = 1 }.onAppear { journal.write("+sheet") }.onDisappear { journal.write("-sheet") }
            }
            .tabItem { Text("Two") }.tag(2)
        }
      }
    }
    let journal = Journal()
    let host = ViewHost(Sheets(journal: journal))
    #expect(host.find(.sheet) == nil)
    try host.act(.tap, .tab, "Two")
    try host.tap("First")
    #expect(journal.take() == ["+sheet"])
    #expect(host.outline.hasPrefix("Sheet\n  Button \"First\"\n"))
  }

  @Test("what comes on a tab that is not selected appears when the tab is")
  func changesOnHiddenTabs() throws {
    let journal = Journal()
    let host = ViewHost(Tabs(journal: journal))
    try host.act(.tap, .tab, "Mail")
    try host.act(.tap, .tab, "Start")
    _ = journal.take()
    try host.tap("Extra")
    #expect(journal.take().isEmpty)
    try host.act(.tap, .tab, "Mail")
    #expect(journal.take() == ["-Home", "+Extra"])
  }

  @Test("only the topmost screen of a stack on a tab comes and goes with the tab")
  func stacksOnTabs() throws {
    let journal = Journal()
    let host = ViewHost(Tabs(journal: journal))
    try host.act(.tap, .tab, "Files")
    try host.act(.tap, .button, "Push")
    _ = journal.take()
    try host.act(.tap, .tab, "Start")
    #expect(journal.take() == ["-Pushed", "+Home"])
    try host.act(.tap, .tab, "Files")
    #expect(journal.take() == ["-Home", "+Pushed"])
    try host.act(.back, .screen)
    #expect(journal.take() == ["+Files", "-Pushed"])
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
    #expect(throws: ActionError.self) { try host.perform(.decrement, on: try #require(host.find(.tabBar))) }
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
