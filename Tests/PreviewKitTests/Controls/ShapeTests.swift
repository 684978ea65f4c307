import Foundation
import SwiftUI
import Testing

/// Call shapes that apps use; that they compile is what is tested.
@MainActor @Suite struct ControlShapeTests {
  private struct Shapes: View {
    @State private var number = 1
    @State private var size = 1.0
    @State private var name = "b"
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var isOn = false
    @GestureState private var isPressed = false
    let names: [String]

    var body: some View {
      Picker(selection: $number, label: Text("Older")) {
        Text("One").tag(1)
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker(name, selection: $name) {
        ForEach(names, id: \.self) { name in
          Text(name)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
      Menu {
        if isOn { Button("A") {} }
        Divider()
        Section("B") { Button("C", systemImage: "c") {} }
      } label: {
        Label("Menu", systemImage: "ellipsis")
      }
      .menuStyle(.borderlessButton)
      Slider(value: $size, in: 0...10) { isOn = $0 }
      Slider(value: $size, in: 0...10, step: 0.5)
      Stepper(value: $number, in: 0...5) { Text("Number") }
      DatePicker(selection: $date, displayedComponents: .date) { Text("Day") }
      DatePicker("Until", selection: $date, in: ...Date(timeIntervalSince1970: 10), displayedComponents: [.date])
      ProgressView(value: size, total: 10).progressViewStyle(.linear)
      Toggle(isOn: $isOn) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .green))
      ShareLink(item: name, preview: SharePreview("Title", image: Image(systemName: "star")))
      ShareLink(item: name) { Label("Share", systemImage: "square.and.arrow.up") }
      Text("gesture")
        .gesture(
          LongPressGesture(minimumDuration: 0.2)
            .updating($isPressed) { value, state, _ in state = value }
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
            .onEnded { _ in isOn = true }
        )
        .scaleEffect(isPressed ? 0.9 : 1)
    }
  }

  @Test("the usual call shapes compile and read as they should")
  func shapes() {
    let outline = ViewHost(Shapes(names: ["a", "b"])).outline
    #expect(
      outline == """
        Picker "Older" = "One"
          Button "One" (selected)
        Picker "b" = "b"
          Button "a"
          Button "b" (selected)
        Menu "Menu"
        Slider = 1 (no label)
        Slider = 1 (no label)
        Stepper "Number" = 1
        DatePicker "Day" = "1/1/1970"
        DatePicker "Until" = "1/1/1970"
        ProgressView = 10%
        Toggle "On" = off
        Button "Share…"
        Button "Share"
        "gesture"

        """)
  }
}

/// Closures that views keep are not isolated, as users write them.
@MainActor @Suite struct StoredClosureTests {
  private struct Row: View {
    let onTap: () -> Void
    let onMenu: () -> Void
    var body: some View {
      Text("Row").onTapGesture(perform: onTap)
        .onLongPressGesture(perform: onTap)
        .gesture(DragGesture().onEnded { _ in onTap() })
        .accessibilityAction(named: "Open", onTap)
      Menu("Menu", content: { Button("A", action: onMenu) }, primaryAction: onMenu)
    }
  }

  @Test("stored closures are actions")
  func stored() throws {
    let journal = Journal()
    let host = ViewHost(Row(onTap: { journal.write("tap") }, onMenu: { journal.write("menu") }))
    try host.act(.tap, .text)
    try host.act(.rowAction("Open"), .text)
    try host.act(.tap, .menu)
    #expect(journal.entries == ["tap", "tap", "menu"])
  }
}
