import SwiftUI
import Testing

@Suite @MainActor struct HostTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        List {
          Text("Count \(count)")
          Button("Add") { count += 1 }
        }
        .navigationTitle("Counter")
      }
    }
  }

  @Test("a host shows, acts, and says what the engine did") func counts() throws {
    let host = ViewHost(Counter())
    let add = try #require(host.first(.button, "Add"))
    _ = host.takeStatistics()
    try host.perform(.tap, on: add)
    #expect(
      host.outline == """
        Screen "Counter"
          List
            Row "Count 1"
            Button "Add"

        """)
    #expect(host.takeStatistics().bodies(of: Counter.self) == 1)
    #expect(host.all(.row).count == 1)
  }

  @Test("a label is found as it is shown, and by its localisation key") func findsByKey() {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "de_DE")
    values.stringCatalog = StringCatalog(["de": ["Save": "Sichern"]])
    let host = ViewHost(Button("Save") {}, environment: values)
    #expect(host.first(.button, "Sichern") != nil)
    #expect(host.first(.button, "Save") != nil)
    #expect(host.first(.button, "Speichern") == nil)
  }
}
