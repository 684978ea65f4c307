import Combine
import Dispatch
import Observation
import SwiftUI
import Testing

/// Runs `body` on `count` threads at once and waits for all of them.
private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count) { body($0) }
}

/// Runs `body` on a thread of its own and waits for it.
private func onAnotherThread(_ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// Hands bindings from a body to the test.
private final class Captured<Value>: @unchecked Sendable {
  var value: Value?
}

@MainActor @Suite struct ThreadTests {
  @Test("writes of several threads to the state of several views are all there with the next update")
  func manyStates() {
    struct Cell: View {
      let n: Int
      @State var value = 0
      let bindings: Captured<[Binding<Int>]>
      var body: some View {
        bindings.value![n] = $value
        return Text(verbatim: "\(n):\(value)")
      }
    }
    let bindings = Captured<[Binding<Int>]>()
    bindings.value = Array(repeating: .constant(0), count: 16)
    let host = ViewHost(ForEach(0..<16) { Cell(n: $0, bindings: bindings) })
    let written = bindings.value!
    _ = host.takeStatistics()
    onThreads(16) { n in
      for step in 1...500 { written[n].wrappedValue = step }
    }
    host.update()
    #expect(host.texts == (0..<16).map { "\($0):500" })
    #expect(host.takeStatistics().bodies == 16)
  }

  @Test("updates that run while a thread writes read whole values, and the last write shows in the end")
  func updatesMeanwhile() {
    struct Pair: View {
      struct Value: Equatable, Sendable {
        var one = "0"
        var other = "0"
        var third = ["0"]
      }
      @State var value = Value()
      let binding: Captured<Binding<Value>>
      let torn: Captured<Bool>
      var body: some View {
        binding.value = $value
        // One read: between two the thread may write.
        let value = value
        if value.one != value.other || value.third != [value.one] { torn.value = true }
        return Text(verbatim: value.one)
      }
    }
    let (binding, torn) = (Captured<Binding<Pair.Value>>(), Captured<Bool>())
    let host = ViewHost(Pair(binding: binding, torn: torn))
    let written = binding.value!
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for step in 1...3000 {
        let text = "value number \(step)"
        written.wrappedValue = Pair.Value(one: text, other: text, third: [text])
      }
      done.signal()
    }
    while done.wait(timeout: .now()) != .success { host.update() }
    host.update()
    #expect(host.texts == ["value number 3000"])
    #expect(torn.value == nil)
  }

  @Test("threads that write different parts of one value through bindings do not undo each other's writes")
  func parts() {
    struct Form: Equatable {
      var fields = Array(repeating: 0, count: 8)
      var a = 0
      var b = 0
    }
    struct Editor: View {
      @State var form = Form()
      let binding: Captured<Binding<Form>>
      var body: some View {
        binding.value = $form
        return Text(verbatim: "\(form.fields) \(form.a) \(form.b)")
      }
    }
    let binding = Captured<Binding<Form>>()
    let host = ViewHost(Editor(binding: binding))
    let form = binding.value!
    let fields = form.fields
    let elements = fields.indices.map { fields[$0] }
    let (a, b) = (form.a, form.b)
    let parts = elements + [a, b]
    onThreads(10) { n in
      for step in 1...300 { parts[n].wrappedValue = step }
    }
    host.update()
    #expect(host.texts == ["\(Array(repeating: 300, count: 8)) 300 300"])
  }

  @Test("objects that announce changes on several threads at once are followed, and none is lost")
  func observableObjects() {
    final class Counter: ObservableObject, @unchecked Sendable {
      @Published var count = 0
    }
    struct Row: View {
      @ObservedObject var counter: Counter
      var body: some View { Text(verbatim: "\(counter.count)") }
    }
    let counters = (0..<8).map { _ in Counter() }
    let host = ViewHost(ForEach(0..<8) { Row(counter: counters[$0]) })
    _ = host.takeStatistics()
    onThreads(8) { n in
      for step in 1...500 { counters[n].count = step }
    }
    host.update()
    #expect(host.texts == Array(repeating: "500", count: 8))
    #expect(host.takeStatistics().bodies(of: Row.self) == 8)
  }

  @Test("an update between the announcement of a published change and the change itself does not lose it")
  func updateBeforeTheChange() {
    final class Counter: ObservableObject, @unchecked Sendable {
      @Published var count = 0
    }
    struct Row: View {
      @ObservedObject var counter: Counter
      var body: some View { Text(verbatim: "\(counter.count)") }
    }
    let counter = Counter()
    let host = ViewHost(Row(counter: counter))
    let (announced, updated, done) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    // The value is sent after the announcement and before the property has it.
    let subscription = counter.$count.dropFirst().sink { _ in
      announced.signal()
      updated.wait()
    }
    Thread.detachNewThread {
      counter.count = 7
      done.signal()
    }
    announced.wait()
    host.update()
    #expect(host.texts == ["0"])
    updated.signal()
    done.wait()
    host.update()
    #expect(host.texts == ["7"])
    subscription.cancel()
  }

  @Test("an update in the middle of a change of an @Observable object does not lose it")
  func observation() {
    struct Row: View {
      let store: Store
      var body: some View { Text(verbatim: "\(store.count)") }
    }
    let store = Store()
    let host = ViewHost(Row(store: store))
    let (begun, updated, done) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread {
      store.change(to: 7) {
        begun.signal()
        updated.wait()
      }
      done.signal()
    }
    begun.wait()
    host.update()
    updated.signal()
    done.wait()
    host.update()
    #expect(host.texts == ["7"])
  }

  @Test("a value that a publisher sends on another thread reaches the closure of onReceive")
  func publishers() {
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      let received: Captured<Int>
      @State var shown = 0
      var body: some View {
        let received = received
        let binding = $shown
        return Text(verbatim: "\(shown)").onReceive(subject) { @Sendable in
          received.value = $0
          binding.wrappedValue = $0
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let received = Captured<Int>()
    let host = ViewHost(Screen(subject: subject, received: received))
    onAnotherThread { subject.send(7) }
    host.update()
    #expect(received.value == 7)
    #expect(host.texts == ["7"])
  }

  @Test("the focus moves to the field that another thread names, with the next update")
  func focus() {
    struct Login: View {
      enum Field: Hashable { case name, password }
      @FocusState var focus: Field?
      let write: Captured<() -> Void>
      var body: some View {
        write.value = { focus = .password }
        return VStack {
          TextField("Name", text: .constant("")).focused($focus, equals: .name)
          SecureField("Password", text: .constant("")).focused($focus, equals: .password)
        }
      }
    }
    let write = Captured<() -> Void>()
    let host = ViewHost(Login(write: write))
    onAnotherThread(write.value!)
    host.update()
    #expect(host.find(.secureField)?.states.contains(.focused) == true)
  }

  @Test("values kept by key can be written on other threads, also after the host is gone")
  func storedValues() {
    struct Kept: View {
      @AppStorage("count") var count = 0
      @SceneStorage("tab") var tab = "one"
      let write: Captured<(Int) -> Void>
      var body: some View {
        let (count, tab) = ($count, $tab)
        write.value = {
          count.wrappedValue = $0
          tab.wrappedValue = "tab \($0)"
        }
        return Text(verbatim: "\(self.count) \(self.tab)")
      }
    }
    let name = "thread-tests-\(UUID().uuidString)"
    let store = UserDefaults(suiteName: name)!
    defer { store.removePersistentDomain(forName: name) }
    let write = Captured<(Int) -> Void>()
    do {
      let host = ViewHost(Kept(write: write).defaultAppStorage(store))
      onAnotherThread { [write] in write.value!(3) }
      host.update()
      #expect(host.texts == ["3 tab 3"])
      host.unmount()
    }
    onAnotherThread { [write] in write.value!(4) }
    #expect(store.integer(forKey: "count") == 4)
  }

  @Test("an action on another thread reads the environment while it changes, also after the host is gone")
  func environment() {
    struct Reader: View {
      @Environment(\.layoutDirection) var direction
      @Environment(\.undeclared) var undeclared
      let read: Captured<() -> String>
      var body: some View {
        read.value = { "\(direction) \(undeclared)" }
        return Text(verbatim: "\(direction)")
      }
    }
    let read = Captured<() -> String>()
    let done = DispatchSemaphore(value: 0)
    let seen = Captured<Set<String>>()
    do {
      let host = ViewHost(Reader(read: read))
      // The body replaces the captured closure whenever it runs; the thread keeps the first one.
      nonisolated(unsafe) let action = read.value!
      Thread.detachNewThread {
        var texts: Set<String> = []
        for _ in 0..<500 { texts.insert(action()) }
        seen.value = texts
        done.signal()
      }
      var isRight = false
      while done.wait(timeout: .now()) != .success {
        isRight.toggle()
        host.setEnvironment { $0.layoutDirection = isRight ? .rightToLeft : .leftToRight }
      }
      host.unmount()
    }
    #expect(seen.value!.isSubset(of: ["leftToRight 5", "rightToLeft 5"]))
    onAnotherThread { [read] in _ = read.value!() }
  }
}

extension EnvironmentValues {
  fileprivate var undeclared: Int {
    get { self[UndeclaredKey.self] }
    set { self[UndeclaredKey.self] = newValue }
  }
}

private struct UndeclaredKey: EnvironmentKey {
  static let defaultValue = 5
}

/// An observable object whose change can be held in the middle.
private final class Store: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var stored = 0

  var count: Int {
    registrar.access(self, keyPath: \.count)
    return stored
  }

  func change(to value: Int, inTheMiddle: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.count) {
      inTheMiddle()
      stored = value
    }
  }
}
