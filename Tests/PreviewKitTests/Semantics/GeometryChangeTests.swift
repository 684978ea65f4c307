import SwiftUI
import Testing

@MainActor @Suite("onGeometryChange")
struct GeometryChangeTests {
  @Test("the action runs when the view has appeared, with what the closure makes of a whole screen")
  func appearance() {
    struct Screen: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Text("Width \(Int(width))").onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      }
    }
    #expect(ViewHost(Screen()).texts == ["Width 390"])
  }

  @Test("the action runs again when the closure makes something else of the same geometry, and not otherwise")
  func change() throws {
    struct Screen: View {
      let journal: Journal
      @State private var taps = 0
      var body: some View {
        let columns = taps / 2 + 1
        Text("view").onGeometryChange(for: Int.self) {
          Int($0.size.width) / columns
        } action: { old, new in
          journal.write("\(old) \(new)")
        }
        Button("Tap \(taps)") { taps += 1 }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(journal.take() == ["390 390"])
    try host.tap("Tap 0")
    #expect(journal.take() == [])
    try host.tap("Tap 1")
    #expect(journal.take() == ["390 195"])
  }

  @Test("a view on a screen that is covered from the start waits until it is seen")
  func covered() throws {
    struct Screen: View {
      let journal: Journal
      @State private var path = [1]
      var body: some View {
        NavigationStack(path: $path) {
          Text("root").onGeometryChange(for: CGFloat.self, of: \.size.height) { journal.write("\($0)") }
            .navigationDestination(for: Int.self) { _ in Button("Back") { path = [] } }
        }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(journal.take() == [])
    try host.tap("Back")
    #expect(journal.take() == ["844.0"])
  }
}
