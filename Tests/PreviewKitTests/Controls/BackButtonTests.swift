import SwiftUI
import Testing

/// Screens from which a person cannot go back by the system's button.
@MainActor @Suite struct BackButtonTests {
  private struct Pushed: View {
    @Environment(\.dismiss) private var dismiss
    @State private var hidesBackButton = true

    var body: some View {
      VStack {
        Button("Show") { hidesBackButton = false }
        Button("Leave") { dismiss() }
      }
      .navigationTitle("Pushed")
      .navigationBarBackButtonHidden(hidesBackButton)
    }
  }

  @Test("a screen that hides the back button is left by what it offers itself")
  func hiddenBackButton() throws {
    let host = ViewHost(NavigationStack { NavigationLink("Link") { Pushed() }.navigationTitle("Root") })
    try host.act(.tap, .button, "Link")
    let screen = try #require(host.find(.screen, "Pushed"))
    #expect(screen.isBackButtonHidden)
    #expect(throws: ActionError.self) { try host.perform(.back, on: screen) }
    #expect(host.find(.screen, "Pushed") != nil)
    try host.tap("Leave")
    #expect(host.find(.screen, "Root") != nil)
  }

  @Test("when the back button shows again it can be used")
  func shownBackButton() throws {
    let host = ViewHost(NavigationStack { NavigationLink("Link") { Pushed() }.navigationTitle("Root") })
    try host.act(.tap, .button, "Link")
    try host.tap("Show")
    try host.act(.back, .screen, "Pushed")
    #expect(host.find(.screen, "Root") != nil)
  }

  @Test("the root of a stack has no back button to hide")
  func root() throws {
    let host = ViewHost(NavigationStack { Text("x").navigationBarBackButtonHidden() })
    let screen = try #require(host.find(.screen))
    #expect(!screen.isBackButtonHidden)
    #expect(throws: ActionError.self) { try host.perform(.back, on: screen) }
  }

  @Test("the detail of a split view hides the way back from what was pushed there")
  func splitView() throws {
    let host = ViewHost(
      NavigationSplitView {
        VStack {
          NavigationLink("Hidden") { Pushed() }
          NavigationLink("Open") { Text("open").navigationTitle("Open") }
        }
        .navigationTitle("Side")
      } detail: {
        Text("nothing").navigationBarBackButtonHidden()
      })
    #expect(host.find(.screen, "Side")?.isBackButtonHidden == false)
    try host.act(.tap, .button, "Open")
    try host.act(.back, .screen, "Side")
    #expect(host.find(.text, "nothing") != nil)
    try host.act(.tap, .button, "Hidden")
    for screen in host.all(.screen) { #expect(throws: ActionError.self) { try host.perform(.back, on: screen) } }
    #expect(host.find(.screen, "Pushed")?.isBackButtonHidden == true)
  }
}
