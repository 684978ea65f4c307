import SwiftUI
import Testing

@MainActor @Suite struct LifecycleRules {
  @Test(
    "22: task runs once for each appearance and ignores inputs; with an id it starts again when that changes; removal cancels both"
  )
  func tasks() async throws {
    struct Screen: View {
      @State var id = 1
      @State var input = 0
      @State var isThere = true
      let journal: Journal
      var body: some View {
        if isThere {
          Text(verbatim: "\(input)")
            .task { await hold("plain") }
            .task(id: id) { await hold("id \(id)") }
        }
        Button("Input") { input += 1 }
        Button("ID") { id += 1 }
        Button("Remove") { isThere = false }
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
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    await host.settle { journal.entries.count == 2 }
    #expect(journal.take() == ["start plain", "start id 1"])
    try host.tap("Input")
    await host.settle { false }
    #expect(journal.take().isEmpty)
    try host.tap("ID")
    await host.settle { journal.entries.count == 2 }
    #expect(Set(journal.take()) == ["end id 1 true", "start id 2"])
    try host.tap("Remove")
    await host.settle { journal.entries.count == 2 }
    #expect(Set(journal.take()) == ["end plain true", "end id 2 true"])
  }

  @Test("23: onAppear before the first frame; children first, in the order written, tasks after them")
  func appearances() async {
    struct Screen: View {
      let journal: Journal
      var body: some View {
        VStack {
          Text(verbatim: "a").onAppear { journal.write("child a") }
          Text(verbatim: "b").task { journal.write("task b") }.onAppear { journal.write("child b") }
        }
        .onAppear { journal.write("first") }
        .onAppear { journal.write("second") }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(journal.take() == ["child a", "child b", "first", "second"])
    await host.settle { !journal.entries.isEmpty }
    #expect(journal.take() == ["task b"])
  }

  @Test("23: onAppear runs once for one appearance, and its writes are in the first frame")
  func appearsOnce() throws {
    struct Screen: View {
      @State var text = "before"
      @State var isThere = true
      let journal: Journal
      var body: some View {
        if isThere {
          Text(verbatim: text)
            .onAppear {
              journal.write("appear")
              text = "after"
            }
            .onDisappear { journal.write("disappear") }
        }
        Button("Toggle") { isThere.toggle() }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(host.texts == ["after"])
    host.setEnvironment { $0.locale = Locale(identifier: "de_DE") }
    #expect(journal.take() == ["appear"])
    try host.tap("Toggle")
    try host.tap("Toggle")
    #expect(journal.take() == ["disappear", "appear"])
    host.unmount()
    #expect(journal.take() == ["disappear"])
  }

  @Test(
    "24: onChange runs the new closure with old and new value, once for each update; the older form the old closure")
  func changes() throws {
    struct Screen: View {
      @State var value = 0
      let journal: Journal
      var body: some View {
        let captured = value
        Text(verbatim: "\(value)")
          .onChange(of: value) { old, new in journal.write("\(old)→\(new) seen \(captured)") }
          .onChange(of: value) { journal.write("plain") }
          .onChange(of: value, perform: { journal.write("older \($0) seen \(captured)") })
        Button("Twice") {
          value += 1
          value += 1
        }
        Button("Back and forth") {
          value += 1
          value -= 1
        }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(journal.take().isEmpty)
    try host.tap("Twice")
    #expect(journal.take() == ["0→2 seen 2", "plain", "older 2 seen 0"])
    try host.tap("Back and forth")
    #expect(journal.take().isEmpty)
  }

  @Test("24: onChange with initial runs when the view appears")
  func initialChange() {
    let journal = Journal()
    _ = ViewHost(Text(verbatim: "x").onChange(of: 3, initial: true) { journal.write("\($0) \($1)") })
    #expect(journal.take() == ["3 3"])
  }

  @Test("25: the refresh task is cancelled when its own change removes the view")
  func refreshTask() async throws {
    struct Screen: View {
      @State var isLoading = false
      let journal: Journal
      var body: some View {
        if isLoading {
          Text(verbatim: "loading")
        } else {
          List { Text(verbatim: "row") }
            .refreshable {
              isLoading = true
              await Task.yield()
              for _ in 0..<100 where !Task.isCancelled { await Task.yield() }
              journal.write("cancelled \(Task.isCancelled)")
            }
        }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    try host.act(.refresh, .list)
    await host.settle { !journal.entries.isEmpty }
    #expect(host.texts == ["loading"])
    #expect(journal.take() == ["cancelled true"])
  }

  @Test("26: work on a cancelled task sees CancellationError")
  func cancellation() async throws {
    struct Screen: View {
      @State var isThere = true
      let journal: Journal
      var body: some View {
        if isThere {
          Text(verbatim: "x").task {
            journal.write("start")
            do {
              while true {
                try Task.checkCancellation()
                await Task.yield()
              }
            } catch {
              journal.write("\(error is CancellationError)")
            }
          }
        }
        Button("Remove") { isThere = false }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    await host.settle { !journal.entries.isEmpty }
    try host.tap("Remove")
    await host.settle { journal.entries.count == 2 }
    #expect(journal.take() == ["start", "true"])
  }
}
