import SwiftUI
import Testing

private enum Repeat: String, CaseIterable, Identifiable {
  case never, daily, weekly
  var id: Self { self }
  var name: String { rawValue.capitalized }
}

private struct RepeatForm: View {
  @State var selection = Repeat.never
  var style: Int = 0

  var body: some View {
    Form { styled }
    Text(selection.name)
  }

  @ViewBuilder private var styled: some View {
    switch style {
    case 0: picker
    case 1: picker.pickerStyle(.segmented)
    case 2: picker.pickerStyle(.navigationLink)
    default: picker.pickerStyle(SegmentedPickerStyle()).disabled(true)
    }
  }

  private var picker: some View {
    Picker("Repeat", selection: $selection) {
      ForEach(Repeat.allCases) { Text($0.name).tag($0) }
    }
  }
}

@MainActor @Suite struct PickerTests {
  @Test("a picker in a menu shows its value and the number of its options")
  func menu() throws {
    let host = ViewHost(RepeatForm())
    #expect(host.outline == "Form\n  Picker \"Repeat\" = \"Never\" (menu of 3)\n\"Never\"\n")
    try host.act(.select("Weekly"), .picker)
    #expect(host.outline == "Form\n  Picker \"Repeat\" = \"Weekly\" (menu of 3)\n\"Weekly\"\n")
    let picker = try #require(host.find(.picker))
    #expect(throws: ActionError.self) { try host.perform(.select("Yearly"), on: picker) }
    #expect(ViewHost(RepeatForm(style: 2)).outline.hasPrefix("Form\n  Picker \"Repeat\" = \"Never\" (menu of 3)\n"))
  }

  @Test("a segmented picker shows its options, and a tap chooses one")
  func segmented() throws {
    let host = ViewHost(RepeatForm(style: 1))
    try host.tap("Daily")
    #expect(
      host.outline == """
        Form
          Picker "Repeat" = "Daily"
            Button "Never"
            Button "Daily" (selected)
            Button "Weekly"
        "Daily"

        """)
  }

  @Test("a disabled picker says so with its options")
  func disabled() {
    #expect(
      ViewHost(RepeatForm(style: 3)).outline.hasPrefix(
        "Form\n  Picker \"Repeat\" = \"Never\" (disabled)\n    Button \"Never\" (selected, disabled)\n"))
  }

  @Test("options of an optional selection may have tags of the type inside, and nil is an option")
  func optionalSelection() throws {
    struct Screen: View {
      @State var chosen: String?
      var body: some View {
        Picker(selection: $chosen) {
          Text("None").tag(nil as String?)
          Text("Red").tag("r")
          Text("Blue").tag("b" as String?)
        } label: {
          Label("Colour", systemImage: "paintpalette")
        }
        Text(verbatim: chosen ?? "-")
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Picker \"Colour\" = \"None\" (menu of 3)\n\"-\"\n")
    try host.act(.select("Red"), .picker)
    #expect(host.outline == "Picker \"Colour\" = \"Red\" (menu of 3)\n\"r\"\n")
    try host.act(.select("None"), .picker)
    #expect(host.outline == "Picker \"Colour\" = \"None\" (menu of 3)\n\"-\"\n")
    #expect(host.issues.isEmpty)
  }

  @Test("the ids of ForEach are tags, symbols and several texts name options, and sections are looked through")
  func optionKinds() throws {
    struct Screen: View {
      @State var number = 2
      var body: some View {
        Picker("Number", selection: $number) {
          ForEach(1..<3, id: \.self) { Text("No. \($0)") }
          Section("More") {
            Image(systemName: "star").tag(3)
            HStack {
              Text("Four")
              Text("of four")
            }.tag(4)
          }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Picker \"Number\" = \"No. 2\" (menu of 4)\n")
    try host.act(.select("star"), .picker)
    #expect(host.outline == "Picker \"Number\" = \"star\" (menu of 4)\n")
    try host.act(.select("Four, of four"), .picker)
    #expect(host.outline == "Picker \"Number\" = \"Four\" (menu of 4)\n")
  }

  @Test("a selection that no option is tagged with is reported")
  func missingTag() {
    let host = ViewHost(Picker("Size", selection: .constant(7)) { Text("Small").tag("7") })
    #expect(host.outline == "Picker \"Size\" = \"\" (menu of 1)\n")
    #expect(host.issues.map(\.kind) == [.misuse])
  }

  @Test("a label of its own may stand for the value")
  func currentValueLabel() {
    let host = ViewHost(
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
      } currentValueLabel: {
        Text("S")
      })
    #expect(host.outline == "Picker \"Size\" = \"S\" (menu of 1)\n")
  }
}
