import Foundation
import Testing

@testable import Combine

@Suite("ObservableObject")
struct ObservableObjectTests {
  class Base: ObservableObject {
    @Published var base = 0
  }

  class Middle: Base {
    var plain = "x"
    let constant = 3
  }

  final class Derived: Middle {
    @Published var derived = "a"
  }

  final class Generic<Value>: ObservableObject {
    let before: Value
    @Published var value: Value

    init(_ value: Value) {
      before = value
      self.value = value
    }
  }

  class PlainBase {
    @Published var base = 0
  }

  final class LateConformer: PlainBase, ObservableObject {
    @Published var own = 0
  }

  final class FoundationObject: NSObject, ObservableObject {
    @Published var value = 0
  }

  final class Mirrored: ObservableObject, CustomReflectable {
    @Published var value = 0

    var customMirror: Mirror { Mirror(self, children: []) }
  }

  final class Empty: ObservableObject {}

  final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var value = 0
  }

  @MainActor
  final class Isolated: ObservableObject {
    @Published var value = 0
  }

  private func count<O: ObservableObject>(_ object: O, _ change: () -> Void) -> Int {
    var announcements = 0
    let cancellable = object.objectWillChange.sink { _ in announcements += 1 }
    change()
    cancellable.cancel()
    return announcements
  }

  // The list of stored properties comes from the runtime's reflection SPI: this notices when that changes.
  @Test("The runtime finds the @Published properties of superclasses, subclasses, generic and Foundation classes")
  func fields() {
    #expect(PublishedFields.boxes(of: Base()).count == 1)
    #expect(PublishedFields.boxes(of: Derived()).count == 2)
    #expect(PublishedFields.boxes(of: Generic(1)).count == 1)
    #expect(PublishedFields.boxes(of: Generic((1, "long enough a text to be kept elsewhere", 2.0))).count == 1)
    #expect(PublishedFields.boxes(of: LateConformer()).count == 2)
    #expect(PublishedFields.boxes(of: FoundationObject()).count == 1)
    #expect(PublishedFields.boxes(of: Mirrored()).count == 1)
    #expect(PublishedFields.boxes(of: Empty()).isEmpty)
  }

  @Test("All @Published properties announce through the object's one publisher")
  func announces() {
    let derived = Derived()
    #expect(derived.objectWillChange === derived.objectWillChange)
    #expect((derived as Base).objectWillChange === derived.objectWillChange)
    #expect(
      count(derived) {
        derived.base = 1
        derived.derived = "b"
        derived.plain = "y"
      } == 2)
    let generic = Generic([1, 2])
    #expect(count(generic) { generic.value.append(3) } == 1)
    let late = LateConformer()
    #expect(
      count(late) {
        late.base = 1
        late.own = 2
      } == 2)
    let foundation = FoundationObject()
    #expect(count(foundation) { foundation.value = 1 } == 1)
  }

  @Test("Two objects have two publishers")
  func separate() {
    let one = Base()
    let two = Base()
    #expect(one.objectWillChange !== two.objectWillChange)
    #expect(count(one) { two.base = 1 } == 0)
  }

  @Test("An object without @Published properties has one publisher, for as long as anyone holds or follows it")
  func withoutProperties() {
    let object = Empty()
    let publisher = object.objectWillChange
    #expect(publisher === object.objectWillChange)
    let other = Empty()
    #expect(count(other) { other.objectWillChange.send() } == 1)
    #expect(count(object) { other.objectWillChange.send() } == 0)
  }

  @Test("Objects that are gone leave no growing table")
  func table() {
    for _ in 0..<2_000 {
      _ = Empty().objectWillChange
    }
    #expect(ObjectWillChangeTable.count < 500)
  }

  @Test("An object's own publisher is left to the object")
  func manual() {
    let object = Manual()
    #expect(count(object) { object.value = 1 } == 0)
    #expect(count(object) { object.objectWillChange.send(3) } == 1)
  }

  @Test("Neither object nor publisher outlives the other's last use")
  func lifetime() {
    var object: Derived? = Derived()
    weak let weakObject = object
    weak let weakPublisher = object?.objectWillChange
    #expect(weakPublisher != nil)
    var cancellable: AnyCancellable? = object?.objectWillChange.sink {}
    object = nil
    #expect(weakObject == nil)
    cancellable?.cancel()
    cancellable = nil
    #expect(weakPublisher == nil)
  }

  @Test("A main-actor class announces too")
  @MainActor
  func isolated() {
    let object = Isolated()
    #expect(count(object) { object.value = 1 } == 1)
  }

  @Test("A subscriber may cancel itself or subscribe while it is reported")
  func changesWhileSending() {
    let object = Base()
    var cancellable: AnyCancellable?
    var late: AnyCancellable?
    var seen: [String] = []
    cancellable = object.objectWillChange.sink {
      seen.append("first")
      cancellable?.cancel()
      late = object.objectWillChange.sink { seen.append("late") }
    }
    object.base = 1
    object.base = 2
    #expect(seen == ["first", "late"])
    late?.cancel()
  }
}
