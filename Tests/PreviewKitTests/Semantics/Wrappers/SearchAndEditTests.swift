import SwiftUI
import Testing

@MainActor @Suite struct SearchAndEditTests {
  @Test("a search field stands at the top of its screen, or before the content where there is no screen")
  func places() {
    let onScreen = ViewHost(
      NavigationStack {
        List { Text(verbatim: "row") }.navigationTitle("Notes").searchable(text: .constant("q"), prompt: "Find notes")
      })
    #expect(
      onScreen.outline == """
        Screen "Notes"
          Search "Find notes" = "q"
          List
            Row "row"

        """)
    let around = ViewHost(
      NavigationStack { Text(verbatim: "x").navigationTitle("N") }
        .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always)))
    #expect(around.outline.contains("Search \"Search\" = \"\""))
    let alone = ViewHost(Text(verbatim: "x").searchable(text: .constant(""), placement: .toolbar, prompt: Text("P")))
    #expect(alone.outline == "Search \"P\" = \"\"\n\"x\"\n")
  }

  @Test("isPresented says and is reported whether a search is under way; submitting runs onSubmit(of: .search)")
  func presented() throws {
    struct Screen: View {
      @State var isPresented = false
      @State var query = ""
      let journal: Journal
      var body: some View {
        Text(verbatim: "\(isPresented) \(query)").searchable(text: $query, isPresented: $isPresented, prompt: "P")
          .onSubmit(of: .search) { journal.write("search \(query)") }
          .onSubmit { journal.write("text") }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    try host.act(.setText("a"), .search)
    #expect(host.texts == ["true a"])
    try host.act(.submit, .search)
    #expect(journal.take() == ["search a"])
    try host.act(.dismiss, .search)
    #expect(host.texts == ["false "])
  }

  @Test("EditButton switches the edit mode of its screen; a pushed screen and a sheet have their own")
  func editMode() throws {
    struct Mode: View {
      @Environment(\.editMode) var editMode
      let name: String
      var body: some View { Text(verbatim: "\(name) \(editMode?.wrappedValue.isEditing == true)") }
    }
    struct Screen: View {
      var body: some View {
        NavigationStack {
          Mode(name: "root").toolbar { EditButton() }
          NavigationLink("Go") { Mode(name: "pushed") }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["root false"])
    try host.tap("Edit")
    #expect(host.texts == ["root true"])
    #expect(host.find(.button, "Done") != nil)
    try host.tap("Go")
    #expect(host.texts == ["pushed false"])
    struct Own: View {
      @State var mode = EditMode.inactive
      var body: some View {
        EditButton().environment(\.editMode, $mode)
        Text(verbatim: "\(mode)")
      }
    }
    let own = ViewHost(Own())
    try own.tap("Edit")
    #expect(own.texts == ["active"])
  }

  @Test("an equatable view runs again only when its own == says so")
  func equatableViews() throws {
    struct Card: View, Equatable {
      let n: Int
      let action: () -> Void
      @State var own = 0
      nonisolated static func == (one: Card, other: Card) -> Bool { one.n == other.n }
      var body: some View { Button("Card \(n) \(own)") { own += 1 } }
    }
    struct Screen: View {
      @State var n = 1
      @State var other = 0
      var body: some View {
        Card(n: n, action: {}).equatable()
        EquatableView(content: Card(n: n + 10, action: {}))
        Button("Other") { other += 1 }
        Button("Next") { n += 1 }
        Text(verbatim: "\(other)")
      }
    }
    let host = ViewHost(Screen())
    _ = host.takeStatistics()
    try host.tap("Other")
    #expect(host.takeStatistics().bodies(of: Card.self) == 0)
    try host.tap("Card 1 0")
    try host.tap("Next")
    #expect(host.find(.button, "Card 2 1") != nil)
    #expect(host.find(.button, "Card 12 0") != nil)
  }
}
