import SwiftUI
import Testing

@MainActor @Suite struct GestureTests {
  @Test("texts, rows and symbols can be tapped where a view around them has a tap gesture; buttons keep their own")
  func tap() throws {
    let journal = Journal()
    let host = ViewHost(
      List {
        HStack {
          Text("Row")
          Spacer()
          Button("Own") { journal.write("own") }
        }
        .onTapGesture { journal.write("row") }
        Text("Plain")
        Image(systemName: "heart").onTapGesture { journal.write("heart") }
      })
    #expect(host.outline == "List\n  Row \"Row\"\n    Button \"Own\"\n  Row \"Plain\"\n  Image \"heart\"\n")
    try host.act(.tap, .row, "Row")
    try host.act(.tap, .button)
    try host.act(.tap, .image)
    #expect(journal.take() == ["row", "own", "heart"])
    #expect(throws: ActionError.self) { try host.perform(.tap, on: try #require(host.find(.row, "Plain"))) }
  }

  @Test("the innermost tap gesture counts, and only it; a double tap is its own")
  func nestedTaps() throws {
    let journal = Journal()
    let host = ViewHost(
      Text("x").onTapGesture { journal.write("inner") }.onTapGesture(count: 2) { journal.write("double") }
        .onTapGesture { journal.write("outer") })
    try host.act(.tap, .text)
    try host.act(.multipleTap(2), .text)
    #expect(journal.entries == ["inner", "double"])
  }

  @Test("disabled views and views without hit testing still show and cannot be tapped")
  func hitTesting() throws {
    let journal = Journal()
    let host = ViewHost(
      VStack {
        Button("Go") { journal.write("go") }.allowsHitTesting(false)
        Text("Off").onTapGesture { journal.write("off") }.disabled(true)
      })
    #expect(host.outline == "Button \"Go\"\n\"Off\"\n")
    #expect(throws: ActionError.self) { try host.perform(.tap, on: try #require(host.find(.button))) }
    #expect(throws: ActionError.self) { try host.perform(.tap, on: try #require(host.find(.text))) }
    #expect(journal.entries.isEmpty)
  }

  @Test("a simultaneous gesture comes besides a button's action, one of high priority instead of it")
  func priorities() throws {
    let journal = Journal()
    let host = ViewHost(
      VStack {
        Button("Both") { journal.write("button") }
          .simultaneousGesture(TapGesture().onEnded { journal.write("gesture") })
        Button("One") { journal.write("button") }
          .highPriorityGesture(TapGesture().onEnded { journal.write("high") })
      })
    try host.tap("Both")
    #expect(journal.take() == ["button", "gesture"])
    try host.tap("One")
    #expect(journal.take() == ["high"])
  }

  @Test("a drag changes, updates a gesture state, ends, and returns the state")
  func drag() throws {
    struct Screen: View {
      @GestureState var offset = 0.0
      @State var end = 0.0
      let journal: Journal
      var body: some View {
        Text(verbatim: "\(offset) \(end)").gesture(
          DragGesture(minimumDistance: 5)
            .updating($offset) { value, state, _ in state = value.translation.width }
            .onChanged { journal.write("changed \($0.translation.width)") }
            .onEnded {
              end = $0.translation.width
              journal.write("ended at \(offset)")
            })
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(throws: ActionError.self) { try host.perform(.drag(x: 1, y: 1), on: try #require(host.find(.text))) }
    try host.act(.drag(x: 30, y: 4), .text)
    #expect(journal.entries == ["changed 30.0", "ended at 30.0"])
    #expect(host.outline == "\"0.0 30.0\"\n")
  }

  @Test("long presses, magnification and rotation are recognised")
  func others() throws {
    let journal = Journal()
    let host = ViewHost(
      Text("x")
        .onLongPressGesture(minimumDuration: 1) {
          journal.write("long")
        } onPressingChanged: {
          journal.write("pressing \($0)")
        }
        .gesture(MagnificationGesture().onChanged { journal.write("x\($0)") })
        .gesture(RotateGesture().onEnded { journal.write("\($0.rotation.degrees)°") }))
    try host.act(.longPress, .text)
    try host.act(.magnify(2), .text)
    try host.act(.rotate(90), .text)
    #expect(journal.entries == ["pressing true", "long", "pressing false", "x2.0", "90.0°"])
  }

  @Test("gestures combine: at once, one or the other, one after the other")
  func combined() throws {
    let journal = Journal()
    let drag = DragGesture().onEnded { _ in journal.write("drag") }
    let host = ViewHost(
      VStack {
        Text("a").gesture(
          TapGesture(count: 2).exclusively(before: TapGesture()).onEnded {
            switch $0 {
            case .first: journal.write("double")
            case .second: journal.write("single")
            }
          })
        Text("b").gesture(
          LongPressGesture().sequenced(before: drag).onEnded { value in
            if case .second(true, let drag?) = value { journal.write("moved \(drag.translation.width)") }
          })
        Text("c").gesture(TapGesture().simultaneously(with: TapGesture()).onEnded { _ in journal.write("each") })
      })
    try host.act(.tap, .text, "a")
    try host.act(.multipleTap(2), .text, "a")
    try host.act(.drag(x: 20, y: 0), .text, "b")
    try host.act(.tap, .text, "c")
    #expect(journal.entries == ["single", "double", "drag", "moved 20.0", "each", "each"])
  }
}
