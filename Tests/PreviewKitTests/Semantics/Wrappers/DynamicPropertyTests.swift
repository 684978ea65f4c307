import SwiftUI
import Testing

private struct Tally: DynamicProperty {
  @State private var count = 0
  @Environment(\.locale) private var locale
  private(set) var shown = ""
  mutating func update() { shown += "\(locale.identifier) \(count)" }
  func add() { count += 1 }
}

@propertyWrapper private struct Doubled<Value: Numeric>: DynamicProperty {
  @State private var value: Value
  private var tally = Tally()
  init(wrappedValue: Value) { _value = State(initialValue: wrappedValue) }
  var wrappedValue: Value {
    get { value * 2 }
    nonmutating set { value = newValue }
  }
  var projectedValue: Tally { tally }
}

private final class Score: ObservableObject { @Published var points = 0 }

@MainActor @Suite struct DynamicPropertyTests {
  @Test("own dynamic properties are connected first and then updated, nested and generic ones too")
  func custom() throws {
    struct Screen: View {
      let before: String
      var tally = Tally()
      @Doubled var number = 2
      @State var after = "after"
      var body: some View {
        Text(verbatim: "\(tally.shown)|\(number)|\($number.shown)|\(after)")
        Button("Add") { tally.add() }
        Button("Set") {
          number = 5
          $number.add()
          after = "later"
        }
      }
    }
    let host = ViewHost(Screen(before: "b"))
    #expect(host.texts == ["en_US 0|4|en_US 0|after"])
    try host.tap("Add")
    #expect(host.texts == ["en_US 1|4|en_US 0|after"])
    try host.tap("Set")
    #expect(host.texts == ["en_US 1|10|en_US 1|later"])
  }

  @Test("what update() stores is no input: a view with the same inputs does not run again")
  func updateIsNoInput() throws {
    struct Card: View {
      var tally = Tally()
      let n: Int
      var body: some View { Text(verbatim: "\(tally.shown) \(n)") }
    }
    struct Frame: ViewModifier {
      var tally = Tally()
      func body(content: Content) -> some View {
        content
        Text(verbatim: tally.shown)
      }
    }
    struct Screen: View {
      @State var count = 0
      var body: some View {
        Card(n: 1).modifier(Frame())
        Button("Count \(count)") { count += 1 }
      }
    }
    let host = ViewHost(Screen())
    _ = host.takeStatistics()
    try host.tap("Count 0")
    let statistics = host.takeStatistics()
    #expect(statistics.bodies(of: Card.self) == 0)
    #expect(statistics.bodies(of: Frame.self) == 0)
  }

  @Test("all wrappers work in modifiers, in any order")
  func inModifiers() throws {
    struct Everything: ViewModifier {
      @FocusState private var focus: Bool
      @EnvironmentObject var score: Score
      let label: String
      @State private var count = 0
      @AppStorage("everything") private var stored = 1
      @Binding var bound: String
      @Environment(\.locale) private var locale
      @SceneStorage("everything") private var scene = 2
      @StateObject private var own = Score()
      @ScaledMetric private var size = 8
      @GestureState private var offset = 3
      func body(content: Content) -> some View {
        content
        TextField(label, text: $bound).focused($focus)
        Text(verbatim: "\(focus) \(score.points) \(count) \(bound) \(scene) \(own.points) \(size) \(offset)")
        Button("Change") {
          count += 1
          scene += 1
          own.points += 1
          score.points += 1
          focus = true
        }
      }
    }
    struct Screen: View {
      @State var text = "t"
      @StateObject var score = Score()
      var body: some View {
        Text(verbatim: "content").modifier(Everything(label: "L", bound: $text)).environmentObject(score)
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["content", "false 0 0 t 2 0 8.0 3"])
    try host.tap("Change")
    #expect(host.texts == ["content", "true 1 1 t 3 1 8.0 3"])
    try host.replaceText("u", in: "L")
    #expect(host.texts == ["content", "true 1 1 u 3 1 8.0 3"])
  }

  @Test("optional bindings, generic views and erased ones keep their state")
  func optionalAndGeneric() throws {
    struct Box<Value: Equatable & Sendable, Content: View>: View {
      @State var value: Value
      var binding: Binding<Int>?
      @ViewBuilder let content: (Binding<Value>) -> Content
      var body: some View {
        content($value)
        Button("Bump") { binding?.wrappedValue += 1 }
      }
    }
    struct Screen: View {
      @State var count = 0
      @State var isBound = true
      var body: some View {
        AnyView(
          Box(value: "v", binding: isBound ? $count : nil) { TextField("F", text: $0) })
        Text(verbatim: "\(count)")
        Button("Unbind") { isBound = false }
      }
    }
    let host = ViewHost(Screen())
    try host.replaceText("w", in: "F")
    try host.tap("Bump")
    #expect(host.texts == ["1"])
    try host.tap("Unbind")
    try host.tap("Bump")
    #expect(host.texts == ["1"])
    #expect(host.find(.textField)?.value == "w")
  }

  @Test("styles may hold state, objects and own dynamic properties")
  func inStyles() throws {
    struct Style: ButtonStyle {
      var tally = Tally()
      @State var presses = 0
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onAppear { presses += 1 }
        Text(verbatim: "\(tally.shown) \(presses)")
      }
    }
    let host = ViewHost(Button("Go") {}.buttonStyle(Style()))
    #expect(host.find(.button)?.texts == ["Go", "en_US 0 1"])
  }
}
