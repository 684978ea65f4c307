import Synchronization

/// The value of a `@FocusState` property of one mounted view. Any thread may read and write it; the focus moves on the
/// main actor.
final class FocusLocation<Value: Hashable>: Location<Value>, SharedValue, @unchecked Sendable {
  /// Guards the value and whether the focus is to follow it. No code of the app's runs while it is held.
  private let lock = Mutex(())
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var shallMoveFocus = false
  /// The value that says that none of the fields has the keyboard.
  let none: Value
  private var readers = SubscriberList()
  /// The places of `focused(_:)`, in the order in which they came.
  private var places: [ObjectIdentifier: (order: Int, place: FocusStorage<Value>)] = [:]
  private var placesAdded = 0
  @exclusivity(unchecked) var isQueued = false
  /// A thread may write after the engine is gone.
  private weak let engine: Engine?

  init(none: Value, engine: Engine) {
    value = none
    self.none = none
    self.engine = engine
  }

  override func get() -> Value {
    if let reader = Tracking.current { readers.add(reader) }
    return peek()
  }

  override func peek() -> Value {
    lock.withLock { _ in
      nonisolated(unsafe) let value = value
      return value
    }
  }

  /// Asks for the focus to move; it does when the fields that the same change brings along are there.
  override func set(_ new: Value) {
    if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a @FocusState property") }
    replace(with: new, movingFocus: true)
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool {
    readers.add(node, check: check)
    return true
  }

  /// Takes over where the focus is.
  func follow(_ new: Value) { replace(with: new, movingFocus: false) }

  private func replace(with new: Value, movingFocus: Bool) {
    let old = peek()
    guard old != new else { return }
    var other = new
    lock.withLock { _ in
      swap(&value, &other)
      if movingFocus { shallMoveFocus = true }
    }
    ChangeQueue.add(self)
  }

  func markReaders() {
    readers.markAll()
    let shallMoveFocus = lock.withLock { _ in
      defer { self.shallMoveFocus = false }
      return self.shallMoveFocus
    }
    guard shallMoveFocus else { return }
    // Readers are marked on the main actor.
    MainActor.assumeIsolated { engine?.afterUpdate { [weak self] in self?.moveFocus() } }
  }

  @MainActor func add(_ place: FocusStorage<Value>) {
    places[ObjectIdentifier(place)] = (placesAdded, place)
    placesAdded += 1
  }

  @MainActor func remove(_ place: FocusStorage<Value>) { places[ObjectIdentifier(place)] = nil }

  /// Puts the focus where the value says. A value that no field stands for leaves none of them focused.
  @MainActor private func moveFocus() {
    let value = peek()
    if value != none {
      for (_, place) in places.values.sorted(by: { $0.order < $1.order }) where place.value == value {
        if place.takeFocus() { return }
      }
      follow(none)
    }
    if places.values.contains(where: \.place.hasFocus) { engine?.focus.give(to: nil) }
  }
}
