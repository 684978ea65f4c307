import SwiftUI
import Testing

@MainActor @Suite struct AccessibilityLeftoverTests {
  @Test("a label makes an element of a shape or a symbol")
  func labels() {
    let host = ViewHost(
      VStack {
        Circle().accessibilityLabel("Online")
        Image(systemName: "star").accessibility(label: Text("Favourite"))
        Color.red.accessibilityLabel("")
      })
    #expect(host.outline == "Image \"Online\"\nImage \"Favourite\"\n")
  }

  @Test("assistive actions act on the element")
  func actions() throws {
    let journal = Journal()
    let host = ViewHost(
      Text("Volume")
        .accessibilityAction { journal.write("default") }
        .accessibilityAdjustableAction { journal.write($0 == .increment ? "up" : "down") }
        .accessibilityActions { Button("Mute") { journal.write("mute") } })
    #expect(host.outline == "\"Volume\" (actions \"Mute\")\n")
    try host.act(.tap, .text)
    try host.act(.increment, .text)
    try host.act(.decrement, .text)
    try host.act(.rowAction("Mute"), .text)
    #expect(journal.entries == ["default", "up", "down", "mute"])
  }

  @Test("a representation is perceived instead of the view; what the view presents stays presented")
  func representation() {
    let host = ViewHost(
      VStack {
        Text("drawn").accessibilityRepresentation { Slider(value: .constant(0.5), label: { Text("Speed") }) }
        Text("chart").accessibilityChildren { Text("bar") }
        Text("Chapter").accessibilityHeading(.h1)
      })
    #expect(host.outline == "Slider \"Speed\" = 0.5\nGroup \"chart\"\n  \"bar\"\n\"Chapter\" (heading)\n")
  }

  @Test("a help text is a hint")
  func help() throws {
    #expect(try #require(ViewHost(Text("x").help("Explains x")).find(.text)).hint == "Explains x")
  }
}
