import SwiftUI
import Testing

private enum Field: Hashable { case name, mail, none }

private struct Fields: View {
  @State var name = ""
  @State var mail = ""
  @State var showsMail = true
  @FocusState var focus: Field?
  let journal: Journal

  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }
    if showsMail { TextField("Mail", text: $mail).focused($focus, equals: .mail) }
    SecureField("Other", text: .constant(""))
    Text(verbatim: "\(focus.map { "\($0)" } ?? "nil")")
      .onChange(of: focus) { journal.write("\($0.map { "\($0)" } ?? "nil")→\($1.map { "\($0)" } ?? "nil")") }
    Button("Mail") { focus = .mail }
    Button("Nowhere") { focus = nil }
    Button("Unknown") { focus = Field.none }
    Button("Hide") { showsMail = false }
    Button("Show and focus") {
      showsMail = true
      focus = .mail
    }
  }
}

extension ViewHost {
  fileprivate var focused: [String] {
    [ElementRole.textField, .secureField, .search].flatMap { role in
      ["Name", "Mail", "Other", "Search"].filter { find(role, $0)?.states.contains(.focused) == true }
    }
  }
}

@MainActor @Suite struct FocusStateTests {
  @Test("typing into a field focuses it, and the state follows; another field takes the focus away")
  func typing() throws {
    let journal = Journal()
    let host = ViewHost(Fields(journal: journal))
    #expect(host.texts == ["nil"])
    try host.type("a", into: "Name")
    #expect(host.texts == ["name"])
    try host.type("b", into: "Mail")
    #expect(host.texts == ["mail"])
    try host.act(.setText("c"), .secureField, "Other")
    #expect(host.texts == ["nil"])
    #expect(host.focused == ["Other"])
    #expect(journal.take() == ["nil→name", "name→mail", "mail→nil"])
  }

  @Test("writing the state moves the focus, and nil takes it away")
  func writing() throws {
    let host = ViewHost(Fields(journal: Journal()))
    try host.tap("Mail")
    #expect(host.focused == ["Mail"])
    try host.tap("Nowhere")
    #expect(host.focused == [])
    try host.type("a", into: "Name")
    try host.act(.submit, .textField, "Name")
    #expect(host.focused == ["Mail"])
    #expect(host.texts == ["mail"])
  }

  @Test("a value that no field stands for becomes nil, and takes the focus away")
  func unknownValue() throws {
    let host = ViewHost(Fields(journal: Journal()))
    try host.tap("Mail")
    try host.tap("Unknown")
    #expect(host.texts == ["nil"])
    #expect(host.focused == [])
  }

  @Test("a field that leaves the tree loses the focus; one that comes with the same action can take it")
  func comingAndGoing() throws {
    let host = ViewHost(Fields(journal: Journal()))
    try host.tap("Mail")
    try host.tap("Hide")
    #expect(host.texts == ["nil"])
    try host.tap("Show and focus")
    #expect(host.texts == ["mail"])
    #expect(host.focused == ["Mail"])
  }

  @Test("a state of one field is a Bool, can be handed down, and false ends the focus; a disabled field takes none")
  func booleans() throws {
    struct Inner: View {
      @FocusState.Binding var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("")).focused($isFocused)
        Button("Done") { isFocused = false }
      }
    }
    struct Outer: View {
      @FocusState private var isFocused
      @State var isDisabled = false
      var body: some View {
        Inner(isFocused: $isFocused).disabled(isDisabled)
        Text(verbatim: "\(isFocused)")
        Button("Edit") { isFocused = true }
        Button("Disable") { isDisabled = true }
      }
    }
    let host = ViewHost(Outer())
    try host.tap("Edit")
    #expect(host.focused == ["Name"])
    #expect(host.texts == ["true"])
    try host.tap("Done")
    #expect(host.focused == [])
    #expect(host.texts == ["false"])
    try host.tap("Disable")
    try host.tap("Edit")
    #expect(host.texts == ["false"])
  }

  @Test("focus in onAppear and in a list works; the search field and focusable views take part")
  func otherPlaces() throws {
    struct Appearing: View {
      @FocusState var isFocused: Bool
      var body: some View {
        List { TextField("Name", text: .constant("")).focused($isFocused) }.onAppear { isFocused = true }
      }
    }
    #expect(ViewHost(Appearing()).focused == ["Name"])

    struct Searching: View {
      @FocusState var isSearchFocused: Bool
      @FocusState var isCardFocused: Bool
      var body: some View {
        NavigationStack {
          Text(verbatim: "card").focusable().focused($isCardFocused)
          Button("Search") { isSearchFocused = true }
          Button("Card") { isCardFocused = true }
        }
        .searchable(text: .constant("")).searchFocused($isSearchFocused)
      }
    }
    let host = ViewHost(Searching())
    try host.tap("Search")
    #expect(host.focused == ["Search"])
    try host.tap("Card")
    #expect(host.focused == [])
    #expect(host.find(.text, "card")?.states.contains(.focused) == true)
  }
}
