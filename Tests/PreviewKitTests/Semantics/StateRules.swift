import Observation
import SwiftUI
import Testing

private struct Counter: View {
  let name: String
  @State var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Leaf: View {
  let text: String
  var body: some View { Text(verbatim: text) }
}

private final class Model: ObservableObject {
  @Published var value = 0
  nonisolated(unsafe) static var made = 0
  init() { Self.made += 1 }
}

@MainActor @Suite struct StateRules {
  @Test("13: the branches of an if differ, so that switching drops state; a ternary in an argument keeps it")
  func structuralIdentity() throws {
    struct Screen: View {
      @State var isOn = true
      var body: some View {
        if isOn { Counter(name: "a") } else { Counter(name: "a") }
        Counter(name: isOn ? "x" : "y")
        Button("Switch") { isOn.toggle() }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("a 0")
    try host.tap("x 0")
    try host.tap("Switch")
    #expect(host.find(.button, "a 0") != nil)
    #expect(host.find(.button, "y 1") != nil)
  }

  @Test("14: a changed id is a new view: state is reset, the old one disappears, the new one appears")
  func changedID() async throws {
    struct Screen: View {
      @State var id = 1
      let journal: Journal
      var body: some View {
        Counter(name: "c").onAppear { journal.write("appear") }.onDisappear { journal.write("disappear") }
          .task { journal.write("task") }.id(id)
        Button("Next") { id += 1 }
        Button("Same") { id += 0 }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    await host.settle { journal.entries.count == 2 }
    #expect(journal.take() == ["appear", "task"])
    try host.tap("c 0")
    try host.tap("Same")
    #expect(host.find(.button, "c 1") != nil)
    try host.tap("Next")
    await host.settle { journal.entries.count == 3 }
    #expect(Set(journal.entries.prefix(2)) == ["disappear", "appear"])
    #expect(journal.entries.last == "task")
    #expect(host.find(.button, "c 0") != nil)
  }

  @Test(
    "15: @StateObject makes its object once for each identity; @ObservedObject with a default makes one with each struct"
  )
  func stateObjects() throws {
    struct Owner: View {
      @StateObject var model = Model()
      let input: Int
      var body: some View { Button("owner \(model.value)") { model.value += 1 } }
    }
    struct Observer: View {
      @ObservedObject var model = Model()
      let input: Int
      var body: some View { Button("observer \(model.value)") { model.value += 1 } }
    }
    struct Screen: View {
      @State var input = 0
      var body: some View {
        Owner(input: input)
        Observer(input: input)
        Button("Next") { input += 1 }
      }
    }
    Model.made = 0
    let host = ViewHost(Screen())
    #expect(Model.made == 2)
    try host.tap("owner 0")
    try host.tap("observer 0")
    #expect(host.find(.button, "observer 1") != nil)
    try host.tap("Next")
    #expect(Model.made == 3)
    #expect(host.find(.button, "owner 1") != nil)
    #expect(host.find(.button, "observer 0") != nil)
  }

  @Test("16: the default of @State is evaluated with each struct, and the first one is kept")
  func stateDefaults() throws {
    struct Owner: View {
      @State var model = Model()
      let input: Int
      var body: some View { Text(verbatim: "\(model.value) \(input)") }
    }
    struct Screen: View {
      @State var input = 0
      var body: some View {
        Owner(input: input)
        Button("Next") { input += 1 }
      }
    }
    Model.made = 0
    let host = ViewHost(Screen())
    try host.tap("Next")
    #expect(Model.made == 2)
    #expect(host.texts == ["0 1"])
  }

  @Test("17: a seed from an initialiser only seeds")
  func seeds() throws {
    struct Seeded: View {
      @State var x: Int
      init(_ p: Int) { _x = State(initialValue: p) }
      var body: some View { Text(verbatim: "\(x)") }
    }
    struct Screen: View {
      @State var p = 1
      var body: some View {
        Seeded(p)
        Button("Next") { p += 1 }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("Next")
    #expect(host.texts == ["1"])
  }

  @Test("18: state slots do not depend on the order or kind of the other properties")
  func slotOrder() throws {
    final class Bag: ObservableObject { @Published var n = 10 }
    struct Mixed: View {
      let a: String
      @State var one = 1
      @Environment(\.locale) var locale
      let closure: () -> Void
      @StateObject var bag = Bag()
      var plain: (Int, String)?
      @State var two: String? = nil
      @Binding var outer: Int
      @Namespace var namespace
      @State var three = [Int]()
      var body: some View {
        Text(verbatim: "\(a) \(one) \(bag.n) \(two ?? "-") \(outer) \(three) \(locale.identifier)")
        Button("Go") {
          one += 1
          bag.n += 1
          two = "two"
          outer += 1
          three.append(3)
          closure()
        }
      }
    }
    struct Screen: View {
      @State var outer = 100
      var body: some View { Mixed(a: "m", closure: {}, outer: $outer) }
    }
    let host = ViewHost(Screen())
    #expect(host.texts == ["m 1 10 - 100 [] en_US"])
    try host.tap("Go")
    #expect(host.texts == ["m 2 11 two 101 [3] en_US"])
  }

  @Test("19: state follows the id of an element; with indices it sticks to the position")
  func forEachIdentity() throws {
    struct Screen: View {
      @State var names = ["a", "b", "c"]
      let byIndex: Bool
      var body: some View {
        if byIndex {
          ForEach(names.indices, id: \.self) { Counter(name: names[$0]) }
        } else {
          ForEach(names, id: \.self) { Counter(name: $0) }
        }
        Button("Drop first") { names.removeFirst() }
        Button("Reverse") { names.reverse() }
      }
    }
    let byID = ViewHost(Screen(byIndex: false))
    try byID.tap("b 0")
    try byID.tap("Drop first")
    #expect(byID.find(.button, "b 1") != nil)
    try byID.tap("Reverse")
    #expect(byID.outline.contains("\"c 0\""))
    #expect(byID.find(.button, "b 1") != nil)

    let byIndex = ViewHost(Screen(byIndex: true))
    try byIndex.tap("b 0")
    try byIndex.tap("Drop first")
    #expect(byIndex.find(.button, "c 1") != nil)
    #expect(byIndex.find(.button, "b 0") != nil)
  }

  @Test("19: duplicate ids are a warning that names the id")
  func duplicateIDs() {
    let host = ViewHost(List(["x", "y", "x"], id: \.self) { Text(verbatim: $0) })
    #expect(host.texts == ["x", "y", "x"])
    #expect(host.issues.map(\.kind) == [.duplicateID])
    #expect(host.issues[0].message.contains("\"x\""))
    #expect(!host.issues[0].isFailure)
  }

  @Test("19: a constant range that changes is a warning, not a crash")
  func constantRanges() throws {
    struct Screen: View {
      @State var count = 2
      var body: some View {
        ForEach(0..<count) { Text(verbatim: "row \($0)") }
        Button("More") { count += 1 }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.issues.isEmpty)
    try host.tap("More")
    #expect(host.texts == ["row 0", "row 1", "row 2"])
    #expect(host.issues.map(\.kind) == [.misuse])
  }

  @Test("20: equal values run no body, an equal @Published write does")
  func equalWrites() throws {
    struct Reader: View {
      @Binding var value: Int
      var body: some View { Text(verbatim: "\(value)") }
    }
    struct Follower: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: "m \(model.value)") }
    }
    struct Screen: View {
      @State var value = 1
      let model: Model
      var body: some View {
        Reader(value: $value).environment(\.lineLimit, 2)
        Follower(model: model)
        Button("Same") { value = 1 }
        Button("Same published") { model.value = model.value }
        Button("Twice") {
          value += 1
          value += 1
        }
      }
    }
    let host = ViewHost(Screen(model: Model()))
    _ = host.takeStatistics()
    try host.tap("Same")
    #expect(host.takeStatistics().bodies == 0)
    try host.tap("Same published")
    #expect(host.takeStatistics().bodies(of: Follower.self) == 1)
    try host.tap("Twice")
    let statistics = host.takeStatistics()
    #expect(statistics.bodies == 1)
    #expect(statistics.bodies(of: Reader.self) == 1)
    #expect(host.texts == ["3", "m 0"])
  }

  @Test("20: a value that changes above views which do not read it runs none of them")
  func unrelatedViews() throws {
    struct Screen: View {
      @State var count = 0
      var body: some View {
        ForEach(0..<5, id: \.self) { Leaf(text: "leaf \($0)") }
        Button("Count \(count)") { count += 1 }
      }
    }
    let host = ViewHost(Screen())
    _ = host.takeStatistics()
    try host.tap("Count 0")
    let statistics = host.takeStatistics()
    #expect(statistics.bodies(of: Leaf.self) == 0)
    #expect(statistics.bodies(of: Screen.self) == 1)
  }

  @Test("20: a mounted button calls its newest action")
  func newestAction() throws {
    struct Child: View {
      let action: () -> Void
      var body: some View { Button("Do", action: action) }
    }
    struct Screen: View {
      @State var count = 0
      let journal: Journal
      var body: some View {
        let seen = count
        Child { journal.write("\(seen)") }
        Button("Next") { count += 1 }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    try host.tap("Next")
    try host.tap("Do")
    #expect(journal.take() == ["1"])
  }

  @Test("20: a write during a body is reported")
  func writesDuringBody() {
    struct Writer: View {
      @State var count = 0
      var body: some View {
        if count < 3 { let _ = count += 1 }
        Text(verbatim: "\(count)")
      }
    }
    let host = ViewHost(Writer())
    #expect(host.texts == ["3"])
    #expect(host.issues.map(\.kind) == [.writeDuringBody])
    #expect(host.issues[0].path == "Writer")
  }

  @Test("20: a published or observable property that is written during a body is reported")
  func publishedWritesDuringBody() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: "\(model.value)") }
    }
    struct Writer: View {
      let model: Model
      var body: some View {
        let _ = model.value = 5
        Text(verbatim: "w")
      }
    }
    let model = Model()
    let host = ViewHost(
      VStack {
        Reader(model: model)
        Writer(model: model)
      })
    #expect(host.texts == ["5", "w"])
    #expect(host.issues.map(\.kind) == [.writeDuringBody])

    let box = ObservableBox()
    let observing = ViewHost(ObservableWriters(box: box))
    #expect(observing.texts == ["5", "w"])
    #expect(observing.issues.map(\.kind) == [.writeDuringBody])
  }

  @Test("20: what does not come to rest ends, and names the views")
  func endlessUpdates() {
    struct Restless: View {
      @State var count = 0
      var body: some View {
        let _ = count += 1
        Text(verbatim: "\(count)")
      }
    }
    let host = ViewHost(Restless())
    let issue = host.issues.first { $0.kind == .endlessUpdate }
    #expect(issue?.isFailure == true)
    #expect(issue?.message.contains("Restless") == true)

    struct Echo: View {
      @State var count = 0
      var body: some View { Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    let echo = ViewHost(Echo())
    #expect(echo.issues.map(\.kind) == [.endlessUpdate])
    #expect(echo.issues[0].message.contains("Echo"))
  }

  @Test("21: a sheet's content follows a state that the presenter's body does not read")
  func sheetFollowsState() throws {
    struct Screen: View {
      @State var isOpen = false
      @State var note = "old"
      var body: some View {
        Button("Open") {
          note = "new"
          isOpen = true
        }
        .sheet(isPresented: $isOpen) {
          Text(verbatim: note)
          Button("Change") { note = "newest" }
        }
      }
    }
    let host = ViewHost(Screen())
    try host.tap("Open")
    #expect(host.texts == ["new"])
    try host.tap("Change")
    #expect(host.texts == ["newest"])
  }
}

@Observable private final class ObservableBox {
  var value = 0
}

private struct ObservableWriters: View {
  let box: ObservableBox
  var body: some View {
    Reader(box: box)
    Writer(box: box)
  }

  struct Reader: View {
    let box: ObservableBox
    var body: some View { Text(verbatim: "\(box.value)") }
  }

  struct Writer: View {
    let box: ObservableBox
    var body: some View {
      let _ = box.value = 5
      Text(verbatim: "w")
    }
  }
}
