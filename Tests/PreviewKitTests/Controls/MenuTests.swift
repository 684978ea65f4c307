import SwiftUI
import Testing

@MainActor @Suite struct MenuTests {
  @Test("a tap opens a menu in front; its buttons act and close it")
  func opens() throws {
    let journal = Journal()
    let host = ViewHost(
      VStack {
        Text("Behind")
        Menu("Sort", systemImage: "arrow") {
          Button("By name") { journal.write("name") }
          Button("Delete", role: .destructive) { journal.write("delete") }
        }
      })
    #expect(host.outline == "\"Behind\"\nMenu \"Sort\"\n")
    try host.act(.tap, .menu)
    #expect(
      host.outline == """
        Menu "Sort"
          Button "By name"
          Button "Delete" (destructive)
        behind "Behind"

        """)
    try host.tap("By name")
    #expect(host.outline == "\"Behind\"\nMenu \"Sort\"\n")
    #expect(journal.entries == ["name"])
  }

  @Test("a button of a menu in a menu closes both, and dismissing closes the inner one")
  func nested() throws {
    let host = ViewHost(Menu("Outer") { Menu("Inner") { Button("Go") {} } })
    try host.act(.tap, .menu, "Outer")
    try host.act(.tap, .menu, "Inner")
    #expect(host.tree.presentations.count == 2)
    try host.perform(.dismiss, on: try #require(host.find(.menu, "Inner")))
    #expect(host.tree.presentations.count == 1)
    // The inner menu as it stands in the outer one.
    let inner = try #require(host.find(.menu, "Outer")?.children.first)
    try host.perform(.tap, on: inner)
    try host.tap("Go")
    #expect(host.outline == "Menu \"Outer\"\n")
  }

  @Test("with a primary action a tap runs that, and a long press opens the menu")
  func primaryAction() throws {
    let journal = Journal()
    let host = ViewHost(
      Menu {
        Button("Other") {}
      } label: {
        Text("Save")
      } primaryAction: {
        journal.write("saved")
      })
    try host.act(.tap, .menu)
    #expect(journal.entries == ["saved"])
    #expect(host.tree.presentations.isEmpty)
    try host.act(.longPress, .menu)
    #expect(host.find(.button, "Other") != nil)
  }

  @Test("toggles and pickers in a menu show their state and close it")
  func controls() throws {
    struct Screen: View {
      @State var isOn = false
      @State var size = 1
      var body: some View {
        Menu("View") {
          Toggle("Hidden files", isOn: $isOn)
          Picker("Size", selection: $size) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
        }
      }
    }
    let host = ViewHost(Screen())
    try host.act(.tap, .menu)
    try host.act(.tap, .toggle)
    #expect(host.tree.presentations.isEmpty)
    try host.act(.tap, .menu)
    try host.tap("Large")
    #expect(host.tree.presentations.isEmpty)
    try host.act(.tap, .menu)
    #expect(
      host.outline.hasPrefix(
        """
        Menu "View"
          Toggle "Hidden files" = on
          Picker "Size" = "Large"
            Button "Small"
            Button "Large" (selected)
        """))
  }

  @Test("a disabled menu says so")
  func disabled() {
    #expect(ViewHost(Menu("Sort") { Text("x") }.disabled(true)).outline == "Menu \"Sort\" (disabled)\n")
  }
}
