import SwiftUI
import Testing

private enum Theme: String { case light, dark }
private enum Level: Int { case low = 1, high }

private struct Reader: View {
  @AppStorage("count") var count = 5
  var body: some View { Text(verbatim: "\(count)") }
}

private struct Writer: View {
  @AppStorage("count") var count = 5
  var body: some View { Button("Add") { count += 1 } }
}

@MainActor @Suite struct StorageTests {
  private func withStore(_ body: (UserDefaults) throws -> Void) rethrows {
    let name = "semantics-tests-\(UUID().uuidString)"
    let store = UserDefaults(suiteName: name)!
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  @Test("every reader of a key follows a write, no other view runs, and the default is not written")
  func readers() throws {
    try withStore { store in
      let host = ViewHost(
        VStack {
          Reader()
          Reader()
          Writer()
        }.defaultAppStorage(store))
      #expect(host.texts == ["5", "5"])
      #expect(store.object(forKey: "count") == nil)
      _ = host.takeStatistics()
      try host.tap("Add")
      #expect(host.texts == ["6", "6"])
      #expect(store.integer(forKey: "count") == 6)
      let statistics = host.takeStatistics()
      #expect(statistics.bodies(of: Reader.self) == 2)
      #expect(statistics.bodies == 2)
    }
  }

  @Test("what is written to the store past the properties is noticed with the next update")
  func outsideWrites() {
    withStore { store in
      let host = ViewHost(Reader().defaultAppStorage(store))
      store.set(9, forKey: "count")
      host.update()
      #expect(host.texts == ["9"])
    }
  }

  @Test("another store, of the property or the environment, has other values")
  func stores() throws {
    try withStore { first in
      try withStore { second in
        struct Screen: View {
          @State var usesSecond = false
          @AppStorage var own: Int
          let stores: [UserDefaults]
          init(_ stores: [UserDefaults]) {
            self.stores = stores
            _own = AppStorage(wrappedValue: 0, "count", store: stores[0])
          }
          var body: some View {
            Reader().defaultAppStorage(stores[usesSecond ? 1 : 0])
            Text(verbatim: "own \(own)")
            Button("Switch") { usesSecond = true }
          }
        }
        first.set(1, forKey: "count")
        second.set(2, forKey: "count")
        let host = ViewHost(Screen([first, second]))
        #expect(host.texts == ["1", "own 1"])
        try host.tap("Switch")
        #expect(host.texts == ["2", "own 1"])
      }
    }
  }

  @Test("all the kinds of values are kept, and nil removes an optional one")
  func kinds() throws {
    struct Screen: View {
      @AppStorage("bool") var bool = false
      @AppStorage("double") var double = 0.5
      @AppStorage("string") var string = "s"
      @AppStorage("url") var url = URL(string: "https://example.org/a")!
      @AppStorage("data") var data = Data()
      @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
      @AppStorage("theme") var theme = Theme.light
      @AppStorage("level") var level = Level.low
      @AppStorage("maybe") var maybe: String?
      @AppStorage("maybeTheme") var maybeTheme: Theme?
      var body: some View {
        Text(
          verbatim:
            "\(bool) \(double) \(string) \(url) \(data.count) \(date.timeIntervalSince1970) \(theme) \(level) "
            + "\(maybe ?? "nil") \(maybeTheme.map { "\($0)" } ?? "nil")")
        Toggle("Bool", isOn: $bool)
        Button("Write") {
          (double, string, url) = (1.5, "t", URL(string: "https://example.org/b?c=d")!)
          (data, date, theme, level) = (Data([1, 2]), Date(timeIntervalSince1970: 7), .dark, .high)
          (maybe, maybeTheme) = ("some", .dark)
        }
        Button("Clear") { (maybe, maybeTheme) = (nil, nil) }
      }
    }
    try withStore { store in
      let host = ViewHost(Screen().defaultAppStorage(store))
      #expect(host.texts == ["false 0.5 s https://example.org/a 0 0.0 light low nil nil"])
      try host.act(.setOn(true), .toggle, "Bool")
      try host.tap("Write")
      #expect(host.texts == ["true 1.5 t https://example.org/b?c=d 2 7.0 dark high some dark"])
      let again = ViewHost(Screen().defaultAppStorage(store))
      #expect(again.texts == host.texts)
      try again.tap("Clear")
      #expect(store.object(forKey: "maybe") == nil)
      #expect(again.texts[0].hasSuffix("nil nil"))
    }
  }

  @Test("scene storage is shared by the views of one host and gone with it")
  func sceneStorage() throws {
    struct Tab: View {
      @SceneStorage("tab") var tab = "one"
      @SceneStorage("theme") var theme: Theme?
      var body: some View {
        Button("Go") { (tab, theme) = ("two", .dark) }
        Text(verbatim: "\(tab) \(theme.map { "\($0)" } ?? "nil")")
      }
    }
    let host = ViewHost(
      VStack {
        Tab()
        Tab()
      })
    try host.tap("Go")
    #expect(host.texts == ["two dark", "two dark"])
    #expect(ViewHost(Tab()).texts == ["one nil"])
  }
}
