import SwiftUI
import Testing

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark" : "circle")
        configuration.label
      }
    }
  }
}

private struct TintedStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).tint(.red) }
}

private struct DoneStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) tenths")
    }
  }
}

private struct RedProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).tint(.red) }
}

private struct StackedContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct PlainDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      configuration.label
    }
    if configuration.isExpanded { configuration.content }
  }
}

private struct Pressed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
}

private struct CountedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("2 items")
      Menu(configuration)
    }
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration.padding()
      Text("required")
    }
  }
}

private struct SpokenIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("icon and")
    Label(configuration)
  }
}

@MainActor @Suite struct StyleTests {
  @Test("a menu shows what its style makes of it, and is still a menu there")
  func menu() throws {
    let journal = Journal()
    let host = ViewHost(
      Menu("More") { Button("Delete") { journal.write("deleted") } }.menuStyle(CountedMenu()))
    #expect(host.outline == "\"2 items\"\nMenu \"More\"\n")
    try host.act(.tap, .menu, "More")
    try host.tap("Delete")
    #expect(journal.entries == ["deleted"])
    #expect(ViewHost(Menu("More") { Text("item") }.menuStyle(.button)).outline == "Menu \"More\"\n")
  }

  @Test("what a style makes of a menu keeps its primary action")
  func primaryAction() throws {
    let journal = Journal()
    let host = ViewHost(
      Menu("Save") {
        Button("Save as") {}
      } primaryAction: {
        journal.write("saved")
      }.menuStyle(CountedMenu()))
    try host.act(.tap, .menu, "Save")
    #expect(journal.entries == ["saved"])
  }

  @Test("a text field shows what its style makes of it, and is still the field that a person types into")
  func textField() throws {
    struct Screen: View {
      @State private var title = ""
      @FocusState private var isFocused: Bool
      let journal: Journal
      var body: some View {
        TextField("Title", text: $title).focused($isFocused).onSubmit { journal.write("submitted \(title)") }
          .textFieldStyle(Underlined())
        Button("Focus") { isFocused = true }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(host.outline == "TextField \"Title\" = \"\"\n\"required\"\nButton \"Focus\"\n")
    try host.tap("Focus")
    #expect(host.outline.hasPrefix("TextField \"Title\" = \"\" (focused)\n"))
    try host.type("Milk", into: "Title")
    try host.act(.submit, .textField, "Title")
    #expect(host.outline.hasPrefix("TextField \"Title\" = \"Milk\" (focused)\n\"required\"\n"))
    #expect(journal.entries == ["submitted Milk"])
    #expect(ViewHost(TextField("A", text: .constant("")).textFieldStyle(.plain)).outline == "TextField \"A\" = \"\"\n")
  }

  @Test("a label shows what its style makes of it, which may show the label itself")
  func label() {
    let label = Label("Mail", systemImage: "envelope")
    #expect(ViewHost(label.labelStyle(SpokenIcon())).outline == "\"icon and\"\n\"Mail\"\n")
    #expect(ViewHost(label.labelStyle(.iconOnly)).outline == "\"Mail\"\n")
    // The nearest style counts, the system's too.
    #expect(ViewHost(label.labelStyle(.titleOnly).labelStyle(SpokenIcon())).outline == "\"Mail\"\n")
  }

  @Test("a toggle with a style of the app's own is still a toggle, and a tap is one on the style's button")
  func toggle() throws {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        Toggle("Wifi", isOn: $isOn).toggleStyle(CheckStyle())
        Toggle("Same", isOn: $isOn).toggleStyle(TintedStyle())
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch).disabled(true)
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Toggle \"Wifi\" = off\nToggle \"Same\" = off\nToggle \"Switch\" = off (disabled)\n")
    try host.act(.tap, .toggle, "Wifi")
    #expect(host.outline.hasPrefix("Toggle \"Wifi\" = on\nToggle \"Same\" = on\n"))
    try host.act(.setOn(false), .toggle, "Same")
    #expect(host.outline.hasPrefix("Toggle \"Wifi\" = off\nToggle \"Same\" = off\n"))
  }

  @Test("a toggle for several sources is mixed when they differ, and turns all of them")
  func sources() throws {
    struct Source { var isOn: Binding<Bool> }
    struct Screen: View {
      @State var first = true
      @State var second = false
      var body: some View {
        Toggle("All", sources: [Source(isOn: $first), Source(isOn: $second)], isOn: \.isOn)
        Text(verbatim: "\(first) \(second)")
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Toggle \"All\" (checked mixed)\n\"true false\"\n")
    try host.act(.tap, .toggle)
    #expect(host.outline == "Toggle \"All\" = on\n\"true true\"\n")
  }

  @Test("a progress view shows the texts of its style; one that is made of the configuration is itself")
  func progress() {
    let host = ViewHost(
      VStack {
        ProgressView("Copying", value: 0.5).progressViewStyle(DoneStyle())
        ProgressView("Copying", value: 0.5).progressViewStyle(RedProgress())
        ProgressView("Copying", value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .blue))
      })
    #expect(
      host.outline == """
        ProgressView "Copying", "5 tenths" = 50%
        ProgressView "Copying" = 50%
        ProgressView "Copying" = 50%

        """)
  }

  @Test("labelled content and group boxes show what their styles make of them")
  func containers() {
    let host = ViewHost(
      VStack {
        LabeledContent("Version", value: "1.0").labeledContentStyle(StackedContent())
        GroupBox("Card") { Text("inside") }.groupBoxStyle(CardStyle())
      })
    #expect(host.outline == "\"1.0\"\n\"Version\"\n\"Card\"\n\"inside\"\n")
  }

  @Test("a disclosure group shows what its style makes of it, and the style opens it")
  func disclosure() throws {
    let host = ViewHost(DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(PlainDisclosure()))
    #expect(host.outline == "Button \"More\"\n")
    try host.tap("More")
    #expect(host.outline == "Button \"More\"\n\"inside\"\n")
  }

  @Test("a primitive button style may show the button itself")
  func primitiveButton() throws {
    let journal = Journal()
    let host = ViewHost(Button("Go") { journal.write("gone") }.buttonStyle(Pressed()))
    #expect(host.outline == "Button \"Go\"\n")
    try host.tap("Go")
    #expect(journal.entries == ["gone"])
  }
}
