import SwiftUI
import Testing

/// A test in Swift can do what a person can, and learns why it cannot do more.
@MainActor @Suite struct StrictActingTests {
  private struct Screen: View {
    @State private var isOpen = false
    @State private var isShown = true
    @State private var isLocked = true
    @State private var name = ""
    @State private var count = 0

    var body: some View {
      List {
        Text("count \(count)")
        Button("Save") { count += 1 }.disabled(isLocked)
        Button("Unlock") { isLocked = false }
        Button("Ghost") { count += 100 }.allowsHitTesting(false)
        if isShown { Button("Brief") { isShown = false } }
        TextField("Name", text: $name)
        Toggle("Wifi", isOn: .constant(true)).disabled(isLocked)
        Text("Row").swipeActions { Button("Pin") { count += 10 } }
        Text("Tappable").onTapGesture { count += 1000 }
        Text("Twin")
        Text("Twin")
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
      }
    }
  }

  private func failure(_ body: () throws(ActionError) -> Void) throws -> ActionError {
    try #require(
      {
        do throws(ActionError) { try body() } catch { return error }
        return nil
      }() as ActionError?)
  }

  @Test("a disabled control is not used, and the error says so")
  func disabled() throws {
    let host = ViewHost(Screen())
    let error = try failure { () throws(ActionError) in try host.tap("Save") }
    #expect(error.reason == .disabled)
    #expect(error.message == "Button \"Save\" is disabled and cannot be tapped")
    let toggle = try #require(host.first(.toggle))
    #expect(try failure { () throws(ActionError) in try host.perform(.setOn(false), on: toggle) }.reason == .disabled)
    #expect(host.texts.contains("count 0"))
  }

  @Test("an element of an older tree is judged by what holds now")
  func older() throws {
    let host = ViewHost(Screen())
    let save = try #require(host.first(.button, "Save"))
    try host.tap("Unlock")
    try host.perform(.tap, on: save)
    #expect(host.texts.contains("count 1"))
  }

  @Test("what lets touches through is not touched")
  func untouchable() throws {
    let host = ViewHost(Screen())
    #expect(try failure { () throws(ActionError) in try host.tap("Ghost") }.reason == .untouchable)
    #expect(host.texts.contains("count 0"))
  }

  @Test("an element that is gone cannot be used")
  func gone() throws {
    let host = ViewHost(Screen())
    let brief = try #require(host.first(.button, "Brief"))
    try host.perform(.tap, on: brief)
    let error = try failure { () throws(ActionError) in try host.perform(.tap, on: brief) }
    #expect(error.reason == .gone)
    #expect(error.message == "Button \"Brief\" is gone and cannot be tapped")
  }

  @Test("an element under a sheet cannot be used, and the error names the sheet")
  func covered() throws {
    let host = ViewHost(Screen())
    let unlock = try #require(host.first(.button, "Unlock"))
    try host.tap("Open")
    let error = try failure { () throws(ActionError) in try host.perform(.tap, on: unlock) }
    #expect(error.reason == .covered)
    #expect(error.message == "Button \"Unlock\" is covered by Sheet and cannot be tapped")
    #expect(try failure { () throws(ActionError) in try host.tap("Unlock") }.reason == .absent)
    try host.tap("Close")
    try host.perform(.tap, on: unlock)
  }

  @Test("words that are not there, or there twice, are named")
  func words() throws {
    let host = ViewHost(Screen())
    let absent = try failure { () throws(ActionError) in try host.tap("Sav") }
    #expect(absent.reason == .absent)
    #expect("\(absent)".contains("nearest: Button \"Save\" (disabled)"))
    let twice = try failure { () throws(ActionError) in try host.tap("Twin") }
    #expect(twice.reason == .ambiguous)
    #expect("\(twice)".contains("2 elements fit \"Twin\""))
  }

  @Test("an action that the element does not know is refused with its line")
  func unknown() throws {
    let host = ViewHost(Screen())
    let unlock = try #require(host.first(.button, "Unlock"))
    let error = try failure { () throws(ActionError) in try host.perform(.increment, on: unlock) }
    #expect(error.reason == .unknownAction)
    #expect(error.message == "Button \"Unlock\" cannot be adjusted")
    let row = try #require(host.all(.row).first { $0.texts == ["Row"] })
    let action = try failure { () throws(ActionError) in try host.perform(.rowAction("Pim"), on: row) }
    #expect(action.message.hasSuffix("has no action \"Pim\"; its actions are \"Pin\""))
    #expect(try failure { () throws(ActionError) in try host.perform(.delete, on: row) }.reason == .unknownAction)
    try host.perform(.rowAction("Pin"), on: row)
    #expect(host.texts.contains("count 10"))
  }

  @Test("words find an element whatever it is, and text goes into a field after what is in it")
  func anyRole() throws {
    let host = ViewHost(Screen())
    try host.tap("Tappable")
    #expect(host.texts.contains("count 1,000"))
    try host.type("An", into: "Name")
    try host.type("a", into: "Name")
    #expect(host.first(.textField, "Name")?.value == "Ana")
    #expect(try failure { () throws(ActionError) in try host.type("x", into: "Unlock") }.reason == .unknownAction)
  }
}
