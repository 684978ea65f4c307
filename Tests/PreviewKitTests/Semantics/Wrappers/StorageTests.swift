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

/// Counts how often its values are read.
private final class CountingDefaults: UserDefaults {
  private(set) var reads: [String: Int] = [:]

  override func object(forKey defaultName: String) -> Any? {
    reads[defaultName, default: 0] += 1
    return super.object(forKey: defaultName)
  }

  func takeReads() -> [String: Int] {
    defer { reads = [:] }
    return reads
  }
}

@MainActor @Suite struct StorageTests {
  @Test("an update reads each key once, however many views read it")
  func readsOfTheStore() throws {
    struct Other: View {
      @AppStorage("other") var other = "o"
      var body: some View { Text(verbatim: other) }
    }
    struct Screen: View {
      @State var shows = true
      var body: some View {
        Button("Hide") { shows = false }
        ForEach(0..<50) { _ in Reader() }
        if shows { Other() }
      }
    }
    let name = "semantics-tests-\(UUID().uuidString)"
    let store = try #require(CountingDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let host = ViewHost(Screen().defaultAppStorage(store))
    #expect(store.takeReads()["count", default: 0] <= 2)
    host.update()
    #expect(store.takeReads() == ["count": 1, "other": 1])
    store.set(9, forKey: "count")
    host.update()
    #expect(store.takeReads() == ["count": 1, "other": 1])
    #expect(host.texts.prefix(50).allSatisfy { $0 == "9" })
    // What no view reads any more is not looked at.
    try host.tap("Hide")
    _ = store.takeReads()
    host.update()
    #expect(store.takeReads() == ["count": 1])
  }

  @Test("an action sees at once what was written past the property")
  func readsInActions() throws {
    struct Screen: View {
      @AppStorage("count") var count = 0
      let store: UserDefaults
      let journal: Journal
      var body: some View {
        Button("Go") {
          store.set(4, forKey: "count")
          journal.write("\(count)")
        }
        Text(verbatim: "\(count)")
      }
    }
    try withStore { store in
      let journal = Journal()
      let host = ViewHost(Screen(store: store, journal: journal).defaultAppStorage(store))
      try host.tap("Go")
      #expect(journal.take() == ["4"])
      #expect(host.texts == ["4"])
    }
  }

  @Test("the default written over nothing, and a value of another type, run only the bodies that read another value")
  func equalValues() {
    withStore { store in
      let host = ViewHost(Reader().defaultAppStorage(store))
      _ = host.takeStatistics()
      store.set(5, forKey: "count")
      host.update()
      #expect(host.takeStatistics().bodies == 0)
      store.set("five", forKey: "count")
      host.update()
      #expect(host.takeStatistics().bodies == 0)
      store.set(6, forKey: "count")
      host.update()
      #expect(host.takeStatistics().bodies == 1)
      #expect(host.texts == ["6"])
    }
  }

  @Test("what appears writes to the store, and the views that read the key follow in the same update")
  func writesOnAppearance() {
    struct Screen: View {
      @AppStorage("count") var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count = 3 } }
    }
    withStore { store in
      #expect(ViewHost(Screen().defaultAppStorage(store)).texts == ["3"])
    }
  }

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
    try host.act(.tap, .button, "Go")
    #expect(host.texts == ["two dark", "two dark"])
    #expect(ViewHost(Tab()).texts == ["one nil"])
  }
}
