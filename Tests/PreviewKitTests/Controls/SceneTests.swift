import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct SceneTests {
  private struct Commanded: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Button("Count \(count)") { count += 1 } }
        .commands {
          CommandMenu("Tools") { Button("Run") {} }
          CommandGroup(replacing: .newItem) {}
        }
        .defaultSize(width: 300, height: 200)
        .windowResizability(.contentSize)
      MenuBarExtra("Extra", systemImage: "star") { Text("extra") }
    }
  }

  @Test("an app with commands and menu bar items shows its window")
  func commands() throws {
    let host = ViewHost(AppView(Commanded()))
    #expect(host.outline == "Button \"Count 0\"\n")
    try host.tap("Count 0")
    #expect(host.outline == "Button \"Count 1\"\n")
  }

  @Test("modifiers without an effect here leave the view as it is")
  func inert() {
    let view = Text("x")
      .onHover { _ in }
      .keyboardShortcut("n", modifiers: [.command, .shift])
      .keyboardShortcut(.defaultAction)
      .onKeyPress(.escape) { .handled }
      .onOpenURL { _ in }
      .widgetURL(URL(string: "a:b"))
      .onDrop(of: [.text], isTargeted: nil) { _ in true }
      .draggable("x")
      .dropDestination(for: String.self) { _, _ in true }
      .fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .formStyle(.grouped)
      .datePickerStyle(.compact)
      .menuStyle(.button)
      .controlGroupStyle(.navigation)
      .navigationViewStyle(StackNavigationViewStyle())
      .navigationSplitViewStyle(.balanced)
      .tableStyle(.inset)
      .navigationBarHidden(true)
      .toolbar(.hidden, for: .tabBar)
      .toolbarVisibility(.hidden, for: .navigationBar)
      .speechAlwaysIncludesPunctuation()
      .accessibilityInputLabels(["y"])
    #expect(ViewHost(view).outline == "\"x\"\n")
  }
}
