import SwiftUI
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
}

private struct Failure: LocalizedError {
  let text: String?
  var errorDescription: String? { text }
}

@MainActor @Suite struct PresentationRules {
  @Test("31: nil to a presents, a to b dismisses and presents, nil dismisses; onDismiss after")
  func itemSheets() throws {
    struct Content: View {
      let item: Item
      @State var count = 0
      var body: some View { Button("\(item.id) \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State var item: Item?
      let journal: Journal
      var body: some View {
        Button("Show") { item = Item(id: 1) }
          .sheet(item: $item, onDismiss: { journal.write("dismissed \(item?.id ?? 0)") }) { shown in
            Content(item: shown)
              .onAppear { journal.write("appear \(shown.id)") }
              .onDisappear { journal.write("disappear \(shown.id)") }
            Button("Next") { item = Item(id: shown.id + 1) }
            Button("Close") { item = nil }
          }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(host.tree.presentations.isEmpty)
    try host.tap("Show")
    #expect(host.find(.sheet) != nil)
    #expect(journal.take() == ["appear 1"])
    try host.tap("1 0")
    try host.tap("Next")
    #expect(host.find(.button, "2 0") != nil)
    #expect(journal.take() == ["disappear 1", "dismissed 2", "appear 2"])
    try host.tap("Close")
    #expect(host.tree.presentations.isEmpty)
    #expect(journal.take() == ["disappear 2", "dismissed 0"])
  }

  @Test("31: a sheet closed by a person writes back; one that is disabled for that stays")
  func interactiveDismiss() throws {
    struct Screen: View {
      @State var isOpen = true
      @State var isLocked = true
      var body: some View {
        Text(verbatim: "base \(isOpen)").sheet(isPresented: $isOpen) {
          Button("Unlock") { isLocked = false }.interactiveDismissDisabled(isLocked)
        }
      }
    }
    let host = ViewHost(Screen())
    let sheet = try #require(host.find(.sheet))
    #expect(throws: ActionError.self) { try host.perform(.dismiss, on: sheet) }
    try host.tap("Unlock")
    try host.act(.dismiss, .sheet)
    #expect(host.texts == ["base false"])
  }

  @Test("32: the second of two sheets waits until the first is dismissed, with a warning")
  func twoSheets() throws {
    struct Screen: View {
      @State var first = false
      @State var second = false
      var body: some View {
        Button("Open") { first = true }
          .sheet(isPresented: $first) {
            Button("Ask for second") { second = true }
            Button("Close first") { first = false }
          }
          .sheet(isPresented: $second) { Text(verbatim: "second") }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("Open")
    try host.tap("Ask for second")
    #expect(host.tree.presentations.count == 1)
    #expect(host.find(.button, "Close first") != nil)
    #expect(host.issues.map(\.kind) == [.presentationConflict])
    try host.tap("Close first")
    #expect(host.texts == ["second"])
  }

  @Test("33: an alert with data shows when both are there, keeps its data, and its button ends it after its action")
  func alertWithData() throws {
    struct Screen: View {
      @State var isShown = false
      @State var data: String?
      let journal: Journal
      var body: some View {
        Button("Flag") { isShown = true }
        Button("Data") { data = "first" }
          .alert("Title", isPresented: $isShown, presenting: data) { shown in
            Button("Use \(shown)") {
              data = "changed"
              journal.write("\(shown) \(isShown)")
            }
          } message: {
            Text(verbatim: "message \($0)")
          }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    try host.tap("Flag")
    #expect(host.tree.presentations.isEmpty)
    try host.tap("Data")
    let alert = try #require(host.find(.alert))
    #expect(alert.label == "Title")
    #expect(alert.children.map(\.label) == ["message first", "Use first"])
    try host.tap("Use first")
    #expect(journal.take() == ["first true"])
    #expect(host.tree.presentations.isEmpty)
  }

  @Test("33: later changes of an alert's data are ignored while it is up")
  func alertKeepsData() {
    @MainActor final class Source: ObservableObject { @Published var data: String? = "first" }
    struct Screen: View {
      @ObservedObject var source: Source
      var body: some View {
        Text(verbatim: "base").alert("Title", isPresented: .constant(true), presenting: source.data) {
          Text(verbatim: $0)
        }
      }
    }
    let source = Source()
    let host = ViewHost(Screen(source: source))
    source.data = "second"
    host.update()
    #expect(host.texts == ["first"])
    source.data = nil
    host.update()
    #expect(host.texts == ["first"])
  }

  @Test("33: no buttons means OK, and no cancel is added")
  func alertButtons() throws {
    struct Screen: View {
      @State var isShown = true
      var body: some View {
        Text(verbatim: "\(isShown)").alert("Title", isPresented: $isShown) {}
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline.hasPrefix("Alert \"Title\"\n  Button \"OK\"\n"))
    try host.tap("OK")
    #expect(host.texts == ["false"])
    let one = ViewHost(Text(verbatim: "x").alert("Title", isPresented: .constant(true)) { Button("Only") {} })
    #expect(one.find(.alert)?.children.map(\.label) == ["Only"])
  }

  @Test("34: an alert for an error is titled by it, and there is none without")
  func errorAlerts() throws {
    struct Screen: View {
      @State var isShown = true
      @State var error: Failure?
      var body: some View {
        Button("Fail") { error = Failure(text: "broken") }
          .alert(isPresented: $isShown, error: error) { Button("Fine") {} }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.tree.presentations.isEmpty)
    try host.tap("Fail")
    #expect(host.find(.alert)?.label == "broken")
    try host.tap("Fine")
    #expect(host.tree.presentations.isEmpty)
  }

  @Test("34: the forms with an item or an error binding present while there is one, and any button makes it nil")
  func itemForms() throws {
    struct Builder<Content: View>: View {
      @ContentBuilder let content: () -> Content
      var body: some View { content() }
    }
    struct Screen: View {
      @State var name: String?
      @State var choice: Int?
      @State var error: Failure?
      let journal: Journal
      var body: some View {
        Builder {
          Button("Alert") { name = "Ann" }
            .alert("Hello", item: $name) { name in
              Button("Greet \(name)") { journal.write("greet \(name)") }
            } message: {
              Text(verbatim: "to \($0)")
            }
          Button("Dialog") { choice = 3 }
            .confirmationDialog("Choose", item: $choice, titleVisibility: .visible) { n in
              Button("Take \(n)") { journal.write("take \(n)") }
            }
          Button("Error") { error = Failure(text: "broken") }.alert(error: $error)
        }
        Text(verbatim: "\(name ?? "-") \(choice ?? 0) \(error == nil)")
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    try host.tap("Alert")
    #expect(host.find(.alert)?.children.map(\.label) == ["to Ann", "Greet Ann"])
    try host.tap("Greet Ann")
    try host.tap("Dialog")
    #expect(host.find(.dialog)?.children.map(\.label) == ["Take 3", "Cancel"])
    try host.tap("Take 3")
    try host.tap("Error")
    #expect(host.find(.alert)?.label == "broken")
    try host.tap("OK")
    #expect(host.texts == ["- 0 true"])
    #expect(journal.take() == ["greet Ann", "take 3"])
  }

  @Test("35: a dialog gets a cancel unless it has one, and every button ends it")
  func dialogs() throws {
    struct Screen: View {
      @State var isShown = false
      let hasCancel: Bool
      let journal: Journal
      var body: some View {
        Button("Ask") { isShown = true }
          .confirmationDialog("Sure?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { journal.write("delete") }
            if hasCancel { Button("Never", role: .cancel) { journal.write("never") } }
          }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(hasCancel: false, journal: journal))
    try host.tap("Ask")
    #expect(host.find(.dialog)?.children.map(\.label) == ["Delete", "Cancel"])
    try host.tap("Cancel")
    #expect(host.tree.presentations.isEmpty)
    try host.tap("Ask")
    try host.tap("Delete")
    #expect(host.tree.presentations.isEmpty)
    #expect(journal.take() == ["delete"])
    let own = ViewHost(Screen(hasCancel: true, journal: journal))
    try own.tap("Ask")
    #expect(own.find(.dialog)?.children.map(\.label) == ["Delete", "Never"])
    try own.tap("Never")
    #expect(own.tree.presentations.isEmpty)
    #expect(journal.take() == ["never"])
  }

  @Test("36: dismiss acts where it was declared")
  func dismissActions() throws {
    struct Inner: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Inner dismiss") { dismiss() } }
    }
    struct Screen: View {
      @Environment(\.dismiss) var dismiss
      @State var isOpen = true
      var body: some View {
        Button("Base dismiss") { dismiss() }
          .sheet(isPresented: $isOpen) {
            Button("Outer dismiss") { dismiss() }
            Inner()
          }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("Outer dismiss")
    #expect(host.find(.sheet) != nil)
    try host.tap("Inner dismiss")
    #expect(host.find(.sheet) == nil)
    try host.tap("Base dismiss")
    #expect(host.find(.button, "Base dismiss") != nil)
  }

  @Test("36: in a stack dismiss pops")
  func dismissPops() throws {
    struct Detail: View {
      @Environment(\.dismiss) var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    struct Screen: View {
      @State var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root \(path.count)").navigationDestination(for: Int.self) { n in
            Text(verbatim: "detail \(n)")
            Detail()
          }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["detail 2"])
    try host.tap("Back")
    #expect(host.texts == ["detail 1"])
    try host.tap("Back")
    #expect(host.texts == ["root 0"])
  }

  @Test("37: what is under a presentation cannot be acted on")
  func underneath() throws {
    struct Screen: View {
      @State var isOpen = false
      @State var count = 0
      var body: some View {
        Button("Count") { count += 1 }
        Text(verbatim: "\(count)")
        Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) {
          Button("Inside") { count += 10 }.alert("Note", isPresented: .constant(false)) {}
        }
      }
    }
    let host = ViewHost(Screen())
    let button = try #require(host.find(.button, "Count"))
    try host.perform(.tap, on: button)
    try host.tap("Open")
    #expect(host.find(.button, "Count") == nil)
    #expect(throws: ActionError.self) { try host.perform(.tap, on: button) }
    try host.tap("Inside")
    try host.act(.dismiss, .sheet)
    #expect(host.texts == ["11"])
    try host.perform(.tap, on: button)
  }
}
