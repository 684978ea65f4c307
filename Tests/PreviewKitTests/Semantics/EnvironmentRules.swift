import Observation
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private struct OtherKey: EnvironmentKey { static let defaultValue = 0 }

private struct SaveAction {
  var run: () -> Void = {}
  func callAsFunction() { run() }
}

private struct SameAction: Equatable {
  let id: Int
  let run: () -> Void
  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}

private final class SharedDefault {}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
  @Entry fileprivate var save: (() -> Void)? = nil
  @Entry fileprivate var closure: () -> Void = {}
  @Entry fileprivate var same: SameAction = SameAction(id: 0, run: {})
}

private struct LevelText: View {
  @Environment(\.level) var level
  var body: some View { Text(verbatim: "level \(level)") }
}

private final class Account: ObservableObject {
  @Published var name = "Ann"
}

@Observable private final class Basket {
  var count = 1
}

@MainActor @Suite struct EnvironmentRules {
  @Test("1: a value reaches the view it is set on and all below; an unset key reads its default and is listed")
  func valuesReachDown() {
    struct Outer: View {
      @Environment(\.level) var level
      var body: some View {
        Text(verbatim: "outer \(level)")
        Group { LevelText().environment(\.level, 2) }
      }
    }
    let host = ViewHost(
      VStack {
        Outer().environment(\.level, 1)
        LevelText()
      })
    #expect(host.texts == ["outer 1", "level 2", "level 0"])
    #expect(host.defaultedKeys == ["LevelKey"])
    #expect(ViewHost(LevelText().environment(\.level, 3)).defaultedKeys.isEmpty)
    #expect(host.issues.isEmpty)
  }

  @Test("1: a key that the host comes to set reaches views that had read the default")
  func keysSetLater() {
    let host = ViewHost(LevelText())
    host.setEnvironment { $0.level = 9 }
    #expect(host.texts == ["level 9"])
  }

  @Test("1: a modifier that sets a key only sometimes gives it and takes it away")
  func keysSetSometimes() throws {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        LevelText().modifier(Sometimes(isOn: isOn))
        Button("Switch") { isOn.toggle() }
      }
    }
    struct Sometimes: ViewModifier {
      let isOn: Bool
      func body(content: Content) -> some View {
        content.onSubmit(of: isOn ? .text : .search) {}.environment(\.self.level, isOn ? 1 : 0)
      }
    }
    let host = ViewHost(Screen())
    try host.tap("Switch")
    #expect(host.texts == ["level 1"])
    try host.tap("Switch")
    #expect(host.texts == ["level 0"])
  }

  @Test("2: a sheet takes the environment of the view it is attached to, and dismiss is its own")
  func sheetEnvironment() throws {
    struct Sheet: View {
      @Environment(\.level) var level
      @Environment(\.other) var other
      @Environment(\.isPresented) var isPresented
      @Environment(\.dismiss) var dismiss
      var body: some View {
        Text(verbatim: "\(level) \(other) \(isPresented)")
        Button("Close") { dismiss() }
      }
    }
    struct Screen: View {
      @State var isOpen = true
      @Environment(\.isPresented) var isPresented
      var body: some View {
        Text(verbatim: "presented \(isPresented)")
          .environment(\.other, 5)
          .sheet(isPresented: $isOpen) { Sheet() }
          .environment(\.level, 4)
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["4 0 true"])
    try host.tap("Close")
    #expect(host.texts == ["presented false"])
  }

  @Test("2: alerts and dialogs take the environment of the place, and dismiss there is that of the surroundings")
  func alertEnvironment() {
    let host = ViewHost(
      Text(verbatim: "base").alert("Title", isPresented: .constant(true)) { LevelText() }.environment(\.level, 7))
    #expect(host.texts == ["level 7"])
  }

  @Test("3: a pushed screen takes the environment of the stack, not of the screen that pushed it")
  func pushedEnvironment() throws {
    let host = ViewHost(
      NavigationStack {
        NavigationLink("Go") { LevelText() }.environment(\.level, 8)
      }.environment(\.level, 1))
    try host.tap("Go")
    #expect(host.texts == ["level 1"])
  }

  @Test("4: changes above an open presentation reach it")
  func liveInPresentations() {
    let host = ViewHost(Text(verbatim: "base").sheet(isPresented: .constant(true)) { LevelText() })
    #expect(host.texts == ["level 0"])
    host.setEnvironment { $0.level = 3 }
    #expect(host.texts == ["level 3"])
  }

  @Test("5: styles may hold @Environment, @EnvironmentObject and @State")
  func stylesReadEnvironment() throws {
    struct Style: ButtonStyle {
      @Environment(\.level) var level
      @EnvironmentObject var account: Account
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(verbatim: "\(level) \(account.name)")
      }
    }
    struct TitleStyle: LabelStyle {
      @Environment(\.level) var level
      func makeBody(configuration: Configuration) -> some View {
        configuration.title
        Text(verbatim: "style \(level)")
      }
    }
    let account = Account()
    let host = ViewHost(
      VStack {
        Button("Go") {}
        Label("Name", systemImage: "star")
      }
      .buttonStyle(Style()).labelStyle(TitleStyle()).environmentObject(account).environment(\.level, 2))
    #expect(host.find(.button)?.texts == ["Go", "2 Ann"])
    #expect(host.texts == ["Name", "style 2"])
    account.name = "Bea"
    host.setEnvironment { $0.other = 1 }
    #expect(host.find(.button)?.texts == ["Go", "2 Bea"])
  }

  @Test("6: @Environment outside a body reads the default")
  func outsideBodies() {
    #expect(LevelText().level == 0)
    struct Reader: View {
      @Environment(\.level) var level
      let seen: Int
      init() { seen = _level.wrappedValue }
      var body: some View { Text(verbatim: "\(seen) \(level)") }
    }
    struct Screen: View { var body: some View { Reader() } }
    #expect(ViewHost(Screen().environment(\.level, 5)).texts == ["0 5"])
  }

  @Test("7: a view depends on the keys that it read, also through the whole environment, and on no other")
  func dependsOnKeysRead() {
    struct Whole: View {
      @Environment(\.self) var environment
      var body: some View { Text(verbatim: "whole \(environment.level)") }
    }
    struct Unread: View {
      @Environment(\.level) var level
      var body: some View { Text(verbatim: "unread") }
    }
    let host = ViewHost(
      VStack {
        Whole()
        LevelText()
        Unread()
      }.environment(\.locale, Locale(identifier: "de_DE")))
    host.setEnvironment { ($0.level, $0.other) = (1, 1) }
    _ = host.takeStatistics()
    host.setEnvironment { $0.other = 2 }
    #expect(host.takeStatistics().bodies == 0)
    host.setEnvironment { $0.level = 2 }
    let statistics = host.takeStatistics()
    #expect(statistics.bodies(of: Whole.self) == 1)
    #expect(statistics.bodies(of: LevelText.self) == 1)
    #expect(statistics.bodies(of: Unread.self) == 0)
    #expect(host.texts == ["whole 2", "level 2", "unread"])
  }

  @Test("8: a closure in the environment always counts as changed, an equal action does not")
  func closuresChange() throws {
    struct ClosureReader: View {
      @Environment(\.closure) var closure
      var body: some View { Button("Closure") { [closure] in closure() } }
    }
    struct ActionReader: View {
      @Environment(\.same) var same
      var body: some View { Button("Action") { [same] in same.run() } }
    }
    struct Screen: View {
      @State var count = 0
      var body: some View {
        VStack {
          ClosureReader()
          ActionReader()
        }
        .environment(\.closure) {}
        .environment(\.same, SameAction(id: 1, run: {}))
        Button("Count \(count)") { count += 1 }
      }
    }
    let host = ViewHost(Screen())
    _ = host.takeStatistics()
    try host.tap("Count 0")
    let statistics = host.takeStatistics()
    #expect(statistics.bodies(of: ClosureReader.self) == 1)
    #expect(statistics.bodies(of: ActionReader.self) == 0)
  }

  @Test("9: missing objects are reported, all at once, with type, path and fix, and nothing is killed")
  func missingObjects() {
    struct Card: View {
      @EnvironmentObject var account: Account
      @Environment(Basket.self) var basket
      var body: some View { Text(verbatim: "\(account.name) \(basket.count)") }
    }
    let host = ViewHost(
      VStack {
        Card()
        Text(verbatim: "still here")
      })
    #expect(host.issues.count == 2)
    #expect(host.issues.allSatisfy { $0.kind == .missingObject && $0.isFailure && $0.path.hasSuffix("Card") })
    #expect(host.issues[0].message.contains("No ObservableObject of type Account found"))
    #expect(host.issues[0].message.contains(".environmentObject(Account(…))"))
    #expect(host.issues[1].message.contains("No Observable object of type Basket found"))
    #expect(host.texts.last == "still here")
  }

  @Test("9: an optional object reads nil, and nil takes an object away")
  func optionalObjects() throws {
    struct Count: View {
      @Environment(Basket.self) var basket: Basket?
      var body: some View { Text(verbatim: basket.map { "\($0.count)" } ?? "none") }
    }
    struct Screen: View {
      @State var basket: Basket? = Basket()
      var body: some View {
        Count()
        Count().environment(nil as Basket?).environment(Basket())
        Count().environment(basket)
        Button("Take") { basket = nil }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["none", "none", "1"])
    try host.tap("Take")
    #expect(host.texts == ["none", "none", "none"])
  }

  @Test("9: another object of the type replaces the first, although both are equal")
  func replacedObjects() throws {
    final class Twin: ObservableObject, Equatable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (one: Twin, other: Twin) -> Bool { true }
    }
    struct Name: View {
      @EnvironmentObject var twin: Twin
      var body: some View { Text(verbatim: twin.name) }
    }
    struct Screen: View {
      @State var isSecond = false
      let twins = [Twin("a"), Twin("b")]
      var body: some View {
        Name().environmentObject(twins[isSecond ? 1 : 0])
        Button("Next") { isSecond = true }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("Next")
    #expect(host.texts == ["b"])
  }

  @Test("10: isSearching and dismissSearch exist below searchable only; dismissing clears text and focus")
  func searching() throws {
    struct Inside: View {
      @Environment(\.isSearching) var isSearching
      @Environment(\.dismissSearch) var dismissSearch
      var body: some View {
        Text(verbatim: "inside \(isSearching)")
        Button("Cancel") { dismissSearch() }
      }
    }
    struct Screen: View {
      @State var query = ""
      @Environment(\.isSearching) var isSearching
      var body: some View {
        VStack {
          Text(verbatim: "outside \(isSearching) \(query)")
          Inside().searchable(text: $query, prompt: "Find")
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["outside false ", "inside false"])
    try host.act(.setText("milk"), .search, "Find")
    #expect(host.texts == ["outside false milk", "inside true"])
    #expect(host.find(.search)?.states.contains(.focused) == true)
    try host.tap("Cancel")
    #expect(host.texts == ["outside false ", "inside false"])
    #expect(host.find(.search)?.states.contains(.focused) == false)
  }

  @Test("11: refreshable sets the refresh action; openURL can be replaced and says what became of a URL")
  func refreshAndOpenURL() async throws {
    struct Reader: View {
      @Environment(\.refresh) var refresh
      @Environment(\.openURL) var openURL
      let journal: Journal
      var body: some View {
        Text(verbatim: refresh == nil ? "fixed" : "refreshable")
        Button("Open") {
          openURL(URL(string: "https://example.org/a")!) { journal.write("accepted \($0)") }
        }
      }
    }
    let journal = Journal()
    let host = ViewHost(
      VStack {
        Reader(journal: journal)
          .environment(
            \.openURL,
            OpenURLAction { url in
              journal.write(url.path)
              return .discarded
            })
        Reader(journal: journal).refreshable { journal.write("refreshed") }
      })
    #expect(host.texts == ["fixed", "refreshable"])
    try host.act(.tap, .button, "Open")
    #expect(journal.take() == ["/a", "accepted false"])

    let list = ViewHost(List { Text(verbatim: "row") }.refreshable { journal.write("refreshed") })
    try list.act(.refresh, .list)
    await list.settle { !journal.entries.isEmpty }
    #expect(journal.take() == ["refreshed"])
  }

  @Test("12: the default of an entry is evaluated at each read")
  func entryDefaults() {
    let environment = EnvironmentValues()
    #expect(environment.made !== environment.made)
  }
}

final class MadeDefault: Sendable {}

extension EnvironmentValues {
  @Entry fileprivate var made: MadeDefault = MadeDefault()
}
