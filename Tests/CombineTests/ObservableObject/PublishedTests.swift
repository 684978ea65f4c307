import Combine
import Testing

@Suite("@Published")
struct PublishedTests {
  class Model: ObservableObject {
    struct Profile {
      var names = ["a"]
    }

    @Published var count = 0
    @Published var profile = Profile()
    @Published var note: String?
    @Published var mirror = 0
    @Published(initialValue: 5) var five: Int
  }

  @Test("objectWillChange is sent before the value changes, also for an equal value")
  func sendsBefore() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 1
    model.count += 1
    #expect(seen == [0, 1, 1])
    #expect(model.count == 2)
    cancellable.cancel()
    model.count = 9
    #expect(seen.count == 3)
  }

  @Test("A nested value is changed in place, with one announcement")
  func nested() {
    let model = Model()
    var announcements = 0
    let cancellable = model.objectWillChange.sink { announcements += 1 }
    model.profile.names.append("b")
    #expect(announcements == 1)
    #expect(model.profile.names == ["a", "b"])
    cancellable.cancel()
  }

  @Test("The projected publisher sends the present value, then each new one before the property has it")
  func projected() {
    let model = Model()
    var seen: [String] = []
    let cancellable = model.$count.sink { seen.append("\($0) while \(model.count)") }
    model.count = 1
    model.count = 2
    #expect(seen == ["0 while 0", "1 while 0", "2 while 1"])
    cancellable.cancel()
  }

  @Test("The object announces before the property's publisher sends")
  func order() {
    let model = Model()
    var seen: [String] = []
    var cancellables: Set<AnyCancellable> = []
    model.$count.dropFirst().sink { seen.append("value \($0)") }.store(in: &cancellables)
    model.objectWillChange.sink { seen.append("object") }.store(in: &cancellables)
    model.count = 1
    #expect(seen == ["object", "value 1"])
  }

  @Test("An optional property sends its nil")
  func optionals() {
    let model = Model()
    let recorder = model.$note.recorded()
    model.note = "x"
    model.note = nil
    #expect(recorder.values == [nil, "x", nil])
  }

  @Test("A subscriber without demand gets the latest value when it asks")
  func demand() {
    let model = Model()
    let recorder = model.$count.recorded(asking: .none)
    model.count = 1
    model.count = 2
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [2])
    model.count = 3
    #expect(recorder.values == [2])
  }

  @Test("A value set while one is sent neither blocks nor recurses without end")
  func reentrancy() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.$count.sink { value in
      seen.append(value)
      if value == 1 {
        model.count = 2
      }
    }
    model.count = 1
    #expect(seen == [0, 1, 2])
    cancellable.cancel()
  }

  @Test("assign(to:) writes and announces for as long as the property exists")
  func assign() {
    var target: Model? = Model()
    let source = CurrentValueSubject<Int, Never>(7)
    var announcements = 0
    var cancellables: [AnyCancellable] = []
    target?.objectWillChange.sink { announcements += 1 }.store(in: &cancellables)
    source.assign(to: &target!.$mirror)
    #expect(target?.mirror == 7)
    source.value = 8
    #expect(target?.mirror == 8)
    #expect(announcements == 2)
    cancellables = []
    weak let weakTarget = target
    target = nil
    #expect(weakTarget == nil)
    source.value = 9
  }

  @Test("assign(to:) between properties of one object leaks neither it nor their values")
  func assignWithin() {
    final class Token {}
    final class Pair: ObservableObject {
      @Published var first: Token?
      @Published var second: Token?
      init(_ token: Token) {
        first = token
        $first.assign(to: &$second)
      }
    }
    var token: Token? = Token()
    weak let weakToken = token
    var pair: Pair? = Pair(token!)
    #expect(pair?.second === token)
    token = nil
    pair = nil
    #expect(weakToken == nil)
  }

  @Test("A value whose end reads the property does no harm")
  func deinitReads() {
    final class Probe {
      var action: () -> Void = {}
      deinit { action() }
    }
    final class Holder: ObservableObject {
      @Published var probe: Probe? = Probe()
    }
    let holder = Holder()
    var wasNil = false
    holder.probe?.action = { [unowned holder] in wasNil = holder.probe == nil }
    holder.probe = nil
    #expect(wasNil)
  }

  @Test("Both initialisers give the first value")
  func initialisers() {
    #expect(Model().five == 5)
    #expect(Model().count == 0)
  }
}
