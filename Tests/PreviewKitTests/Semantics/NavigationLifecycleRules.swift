import SwiftUI
import Testing

/// The lifecycle of screens that stay mounted while another one covers them.
@MainActor @Suite struct NavigationLifecycleRules {
  /// Writes down when it comes and goes, and counts in a state of its own.
  private struct Page: View {
    @State private var count = 0
    @State private var hasExtra = false
    let name: String
    let journal: Journal
    let toggled: PassthroughSubject<String, Never>

    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        if hasExtra { Text("extra").marked("extra", journal) }
      }
      .marked(name, journal)
      .onReceive(toggled) { if $0 == name { hasExtra.toggle() } }
    }
  }

  @MainActor @Observable final class Model {
    var path: [String] = []
    var isThere = true
    var hasSheet = false
    /// The names of the pages that show something more from now on, or no longer.
    let toggled = PassthroughSubject<String, Never>()
    init(_ path: [String] = []) { self.path = path }
  }

  private struct Screen: View {
    @Bindable var model: Model
    let journal: Journal

    var body: some View {
      if model.isThere {
        NavigationStack(path: $model.path) {
          Page(name: "root", journal: journal, toggled: model.toggled)
            .navigationDestination(for: String.self) { Page(name: $0, journal: journal, toggled: model.toggled) }
            .sheet(isPresented: $model.hasSheet) { Text("sheet").marked("sheet", journal) }
        }
      }
    }
  }

  private func stage(_ path: [String] = []) -> (host: ViewHost, model: Model, journal: Journal) {
    let (model, journal) = (Model(path), Journal())
    return (ViewHost(Screen(model: model, journal: journal)), model, journal)
  }

  @Test("a covered screen disappears after the pushed one has appeared, comes back before it goes, and keeps its state")
  func coveredScreens() throws {
    let (host, model, journal) = stage()
    #expect(journal.take() == ["+root"])
    try host.tap("root 0")
    model.path = ["a"]
    host.update()
    #expect(journal.take() == ["+a", "-root"])
    try host.tap("a 0")
    model.path.append("b")
    host.update()
    #expect(journal.take() == ["+b", "-a"])
    try host.act(.back, .screen)
    #expect(journal.take() == ["+a", "-b"])
    #expect(host.outline == "Screen\n  Button \"a 1\"\n")
    try host.act(.back, .screen)
    #expect(journal.take() == ["+root", "-a"])
    #expect(host.outline == "Screen\n  Button \"root 1\"\n")
  }

  @Test("screens that a path of several values covers appear when they are popped to, and not before")
  func coveredFromTheStart() throws {
    let (host, model, journal) = stage(["a", "b"])
    #expect(journal.take() == ["+b"])
    try host.act(.back, .screen)
    #expect(journal.take() == ["+a", "-b"])
    model.path = []
    host.update()
    #expect(journal.take() == ["+root", "-a"])
    model.path = ["c", "d"]
    host.update()
    #expect(journal.take() == ["+d", "-root"])
  }

  @Test("a screen that takes the place of another one does not bring the covered one back in between")
  func replacedScreens() {
    let (host, model, journal) = stage(["a"])
    #expect(journal.take() == ["+a"])
    model.path = ["b"]
    host.update()
    #expect(journal.take() == ["+b", "-a"])
    model.path = []
    host.update()
    model.path = ["c"]
    host.update()
    #expect(journal.take() == ["+root", "-b", "+c", "-root"])
  }

  @Test("a bound destination and a link to a view cover what pushed them")
  func boundDestinations() throws {
    struct Bound: View {
      @State private var isPushed = false
      let journal: Journal
      var body: some View {
        NavigationStack {
          VStack {
            Button("Push") { isPushed = true }
            NavigationLink("Link") { Text("linked").marked("linked", journal) }
          }
          .marked("root", journal)
          .navigationDestination(isPresented: $isPushed) { Text("bound").marked("bound", journal) }
        }
      }
    }
    let journal = Journal()
    let host = ViewHost(Bound(journal: journal))
    try host.tap("Push")
    #expect(journal.take() == ["+root", "+bound", "-root"])
    try host.act(.back, .screen)
    #expect(journal.take() == ["+root", "-bound"])
    try host.act(.tap, .button, "Link")
    #expect(journal.take() == ["+linked", "-root"])
    try host.act(.back, .screen)
    #expect(journal.take() == ["+root", "-linked"])
  }

  @Test("a sheet leaves what is under it where it is")
  func sheets() {
    let (host, model, journal) = stage()
    model.hasSheet = true
    host.update()
    #expect(journal.take() == ["+root", "+sheet"])
    model.hasSheet = false
    host.update()
    #expect(journal.take() == ["-sheet"])
  }

  @Test("a sheet of a covered screen is presented, whichever was there first, and can be dismissed")
  func sheetsOfCoveredScreens() throws {
    let (host, model, journal) = stage(["a"])
    model.hasSheet = true
    host.update()
    #expect(journal.take() == ["+a", "+sheet"])
    #expect(host.outline == "Sheet\n  \"sheet\"\nbehind Screen\n")
    try host.act(.dismiss, .sheet)
    #expect(!model.hasSheet)
    #expect(journal.take() == ["-sheet"])
    model.path = []
    host.update()
    model.hasSheet = true
    host.update()
    #expect(journal.take() == ["+root", "-a", "+sheet"])
    model.path = ["b"]
    host.update()
    #expect(journal.take() == ["+b", "-root"])
    #expect(host.find(.sheet) != nil)
    model.hasSheet = false
    host.update()
    #expect(journal.take() == ["-sheet"])
    #expect(host.outline == "Screen\n  Button \"b 0\"\n")
  }

  @Test("what comes and goes on a covered screen appears only when it is seen")
  func changesOnCoveredScreens() {
    let (host, model, journal) = stage(["a"])
    model.toggled.send("root")
    host.update()
    #expect(journal.take() == ["+a"])
    model.path = []
    host.update()
    #expect(journal.take() == ["+extra", "+root", "-a"])
    model.path = ["b"]
    host.update()
    #expect(journal.take() == ["+b", "-extra", "-root"])
    model.toggled.send("root")
    host.update()
    #expect(journal.take().isEmpty)
  }

  @Test("when a stack goes, only what was seen disappears, once")
  func removedStacks() {
    let (host, model, journal) = stage(["a", "b"])
    model.path = ["a"]
    host.update()
    #expect(journal.take() == ["+b", "+a", "-b"])
    model.path.append("c")
    host.update()
    #expect(journal.take() == ["+c", "-a"])
    model.isThere = false
    host.update()
    #expect(journal.take() == ["-c"])
  }

  @Test("a screen that is popped while its stack goes is reported")
  func poppedWithTheStack() throws {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      let model: Model
      let journal: Journal
      var body: some View {
        Button("Leave") {
          dismiss()
          model.isThere = false
        }
        .marked("leaving", journal)
      }
    }
    struct Outer: View {
      let model: Model
      let journal: Journal
      var body: some View {
        if model.isThere {
          NavigationStack { NavigationLink("Link") { Leaving(model: model, journal: journal) } }
        }
      }
    }
    let (model, journal) = (Model(), Journal())
    let host = ViewHost(Outer(model: model, journal: journal))
    try host.act(.tap, .button, "Link")
    try host.tap("Leave")
    #expect(journal.take() == ["+leaving", "-leaving"])
    #expect(host.outline == "")
  }

  @Test("the task of a covered screen is cancelled, and starts again when the screen is popped to")
  func tasks() async {
    struct Working: View {
      @Bindable var model: Model
      let journal: Journal
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("root").task { await hold("root") }.task(id: model.hasSheet) { await hold("id \(model.hasSheet)") }
            .navigationDestination(for: String.self) { name in Text(verbatim: name).task { await hold(name) } }
        }
      }

      func hold(_ name: String) async {
        journal.write("start \(name)")
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        await withTaskCancellationHandler {
          for await _ in stream {}
        } onCancel: {
          continuation.finish()
        }
        journal.write("end \(name) \(Task.isCancelled)")
      }
    }
    let (model, journal) = (Model(), Journal())
    let host = ViewHost(Working(model: model, journal: journal))
    await host.settle { journal.entries.count == 2 }
    #expect(Set(journal.take()) == ["start root", "start id false"])
    model.path = ["a"]
    await host.settle { journal.entries.count == 3 }
    #expect(Set(journal.take()) == ["end root true", "end id false true", "start a"])
    // Another id starts nothing while the screen is covered.
    model.hasSheet = true
    await host.settle { false }
    #expect(journal.take().isEmpty)
    model.path = []
    await host.settle { journal.entries.count == 3 }
    #expect(Set(journal.take()) == ["end a true", "start root", "start id true"])
    host.unmount()
  }
}

extension View {
  /// Writes `+name` and `-name` when the view comes and goes.
  fileprivate func marked(_ name: String, _ journal: Journal) -> some View {
    onAppear { journal.write("+\(name)") }.onDisappear { journal.write("-\(name)") }
  }
}
