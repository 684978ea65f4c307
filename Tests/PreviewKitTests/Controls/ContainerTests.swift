import Foundation
import SwiftUI
import Testing

private struct Person: Identifiable {
  let id: Int
  let name: String
  let age: Int
}

private struct Folder: Identifiable {
  let id: String
  var children: [Folder]?
}

@MainActor @Suite struct ContainerTests {
  @Test("a disclosure group shows what is inside only while it is open")
  func disclosureGroup() throws {
    let host = ViewHost(Form { DisclosureGroup("Advanced") { Text("Secret") } })
    #expect(host.outline == "Form\n  DisclosureGroup \"Advanced\" (collapsed)\n")
    try host.act(.tap, .disclosureGroup)
    #expect(host.outline == "Form\n  DisclosureGroup \"Advanced\" (expanded)\n    Row \"Secret\"\n")
  }

  @Test("a disclosure group follows its binding")
  func boundDisclosureGroup() throws {
    struct Screen: View {
      @State var isExpanded = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("inside") }
        Text(verbatim: "\(isExpanded)")
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "DisclosureGroup \"More\" (expanded)\n  \"inside\"\n\"true\"\n")
    try host.act(.tap, .disclosureGroup)
    #expect(host.outline == "DisclosureGroup \"More\" (collapsed)\n\"false\"\n")
  }

  @Test("an outline group has a disclosure group for each element with children")
  func outlineGroup() throws {
    let data = [Folder(id: "docs", children: [Folder(id: "a.txt")]), Folder(id: "b.txt")]
    let host = ViewHost(List(data, children: \.children) { Text(verbatim: $0.id) })
    #expect(host.outline == "List\n  DisclosureGroup \"docs\" (collapsed)\n  Row \"b.txt\"\n")
    try host.act(.tap, .disclosureGroup)
    #expect(host.outline.hasPrefix("List\n  DisclosureGroup \"docs\" (expanded)\n    Row \"a.txt\"\n"))
  }

  @Test("a group box with a label is a group, without one it is nothing of its own")
  func groupBox() {
    let host = ViewHost(
      VStack {
        GroupBox("Account") { Text("ana@example.com") }
        GroupBox { Text("plain") }
        ControlGroup { Button("A") {} }
      })
    #expect(host.outline == "Group \"Account\"\n  \"ana@example.com\"\n\"plain\"\nButton \"A\"\n")
  }

  @Test("labelled content is one row with its texts, and a control below it")
  func labeledContent() {
    let host = ViewHost(
      Form {
        LabeledContent("Version", value: "1.0")
        LabeledContent("Size", value: 1200, format: .number)
        LabeledContent("Name") { TextField("Your name", text: .constant("Ana")) }
        LabeledContent {
          Text("Value")
        } label: {
          Label("Key", systemImage: "key")
        }
      })
    #expect(
      host.outline == """
        Form
          Row "Version", "1.0"
          Row "Size", "1,200"
          Row "Name"
            TextField "Your name" = "Ana"
          Row "Key", "Value"

        """)
  }

  @Test("a view without content says why and what can be done")
  func unavailable() {
    let host = ViewHost(
      VStack {
        ContentUnavailableView("No mail", systemImage: "tray", description: Text("It will come."))
        ContentUnavailableView {
          Label("Offline", systemImage: "wifi")
        } description: {
          Text("Check the network.")
        } actions: {
          Button("Retry") {}
        }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "tea")
      })
    #expect(
      host.outline == """
        "No mail"
        "It will come."
        "Offline"
        "Check the network."
        Button "Retry"
        "No Results"
        "Check the spelling or try a new search."
        "No Results for “tea”"
        "Check the spelling or try a new search."

        """)
  }

  @Test("a link opens its URL through the environment")
  func link() throws {
    let journal = Journal()
    let host = ViewHost(
      Link("Site", destination: URL(string: "https://example.com/a")!)
        .environment(
          \.openURL,
          OpenURLAction {
            journal.write($0.absoluteString)
            return .handled
          }))
    #expect(host.outline == "Link \"Site\"\n")
    try host.act(.tap, .link)
    #expect(journal.entries == ["https://example.com/a"])
  }

  @Test("an asynchronous image stays at its placeholder")
  func asyncImage() {
    let host = ViewHost(
      VStack {
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          Text("Loading")
        }
        AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
          if phase.image == nil { Text("Nothing yet") }
        }
      })
    #expect(host.outline == "\"Loading\"\n\"Nothing yet\"\n")
  }

  @Test("sharing and renaming are buttons")
  func buttons() throws {
    let journal = Journal()
    let host = ViewHost(
      VStack {
        ShareLink(item: "text")
        ShareLink("Send", item: URL(string: "https://example.com")!)
        RenameButton()
        RenameButton().renameAction { journal.write("rename") }
      })
    #expect(
      host.outline == "Button \"Share…\"\nButton \"Send\"\nButton \"Rename\" (disabled)\nButton \"Rename\"\n")
    let rename = try #require(host.tree.front.last)
    try host.perform(.tap, on: rename)
    #expect(journal.entries == ["rename"])
  }

  @Test("a table has a row of titles and a row for each element, and a tap selects one")
  func table() throws {
    struct Screen: View {
      @State var selection: Int?
      var body: some View {
        Table([Person(id: 1, name: "Ana", age: 31), Person(id: 2, name: "Ben", age: 4)], selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age) years") }
        }
      }
    }
    let host = ViewHost(Screen())
    try host.act(.tap, .row, "Ben")
    #expect(
      host.outline == """
        Table
          Row "Name", "Age" (heading)
          Row "Ana", "31 years"
          Row "Ben", "4 years" (selected)

        """)
  }

  @Test("a tap selects a row of a list: by its tag, its ForEach id, or the value of its link")
  func listSelection() throws {
    struct Screen: View {
      @State var one: String?
      @State var several: Set<Int> = [2]
      var body: some View {
        List(selection: $one) {
          Text("First").tag("1")
          Section("More") { Text("Second").tag("2") }
        }
        List(1..<4, id: \.self, selection: $several) { Text("No. \($0)") }
      }
    }
    let host = ViewHost(Screen())
    try host.act(.tap, .row, "Second")
    try host.act(.tap, .row, "No. 1")
    try host.act(.tap, .row, "No. 2")
    #expect(
      host.outline == """
        List
          Row "First"
          Section "More"
            Row "Second" (selected)
        List
          Row "No. 1" (selected)
          Row "No. 2"
          Row "No. 3"

        """)
  }

  @Test("an action sheet in the older form is a dialog")
  func actionSheet() throws {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Text("Behind").actionSheet(isPresented: $isShown) {
          ActionSheet(title: Text("Sure?"), buttons: [.destructive(Text("Delete")), .cancel()])
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(
      host.outline == """
        Dialog "Sure?"
          Button "Delete" (destructive)
          Button "Cancel" (cancel)
        behind "Behind"

        """)
    try host.tap("Delete")
    #expect(host.outline == "\"Behind\"\n")
  }
}
