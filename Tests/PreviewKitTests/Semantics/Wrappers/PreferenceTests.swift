import SwiftUI
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Title: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private struct Said: View {
  let name: String
  var body: some View { Text(verbatim: name).preference(key: Names.self, value: [name]) }
}

@MainActor @Suite struct PreferenceTests {
  @Test("what views say is combined in their order, and reported once and whenever it has changed")
  func changes() throws {
    struct Screen: View {
      @State var names = ["a", "b", "c"]
      @State var count = 0
      let journal: Journal
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Said(name: $0) }
        }
        .onPreferenceChange(Names.self) { journal.write($0.joined()) }
        Button("Drop") { names.removeFirst() }
        Button("Reverse") { names.reverse() }
        Button("Count \(count)") { count += 1 }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(journal.take() == ["abc"])
    try host.tap("Count 0")
    #expect(journal.take().isEmpty)
    try host.tap("Reverse")
    #expect(journal.take() == ["cba"])
    try host.tap("Drop")
    #expect(journal.take() == ["ba"])
  }

  @Test(
    "without anything said the default counts; an outer preference stands instead of the inner; transform changes it")
  func combining() {
    let journal = Journal()
    _ = ViewHost(
      VStack {
        Text(verbatim: "x").onPreferenceChange(Names.self) { journal.write("default \($0)") }
        Said(name: "inner").preference(key: Names.self, value: ["outer"])
          .onPreferenceChange(Names.self) { journal.write("\($0)") }
        Said(name: "a").transformPreference(Names.self) { $0.append("b") }
          .onPreferenceChange(Names.self) { journal.write("\($0)") }
        Said(name: "c").preference(key: Title.self, value: "title")
          .onPreferenceChange(Title.self) { journal.write($0 ?? "nil") }
      })
    #expect(journal.take() == ["default []", #"["outer"]"#, #"["a", "b"]"#, "title"])
  }

  @Test("views in front and behind are made from what is said, and follow it")
  func overlays() throws {
    struct Screen: View {
      @State var name = "a"
      var body: some View {
        VStack { Said(name: name) }
          .overlayPreferenceValue(Names.self) { Text(verbatim: "over \($0.joined())") }
          .backgroundPreferenceValue(Names.self) { Text(verbatim: "under \($0.joined())") }
        Button("Next") { name = "b" }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["under a", "a", "over a"])
    try host.tap("Next")
    #expect(host.texts == ["under b", "b", "over b"])
  }

  @Test("a state set from a preference is in the first frame")
  func stateFromPreference() {
    struct Screen: View {
      @State var title = "none"
      var body: some View {
        Text(verbatim: title)
        Text(verbatim: "x").preference(key: Title.self, value: "said").onPreferenceChange(Title.self) {
          title = $0 ?? "nil"
        }
      }
    }
    #expect(ViewHost(Screen()).texts == ["said", "x"])
  }
}
