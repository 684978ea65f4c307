/// The value of a `@FocusState` property of one mounted view.
final class FocusLocation<Value: Hashable>: Location<Value> {
  private var value: Value
  /// The value that says that none of the fields has the keyboard.
  let none: Value
  private var readers = SubscriberList()
  private var places: [FocusStorage<Value>] = []
  unowned(unsafe) let engine: Engine

  init(none: Value, engine: Engine) {
    value = none
    self.none = none
    self.engine = engine
  }

  override func get() -> Value {
    if let reader = Tracking.current { readers.add(reader) }
    return value
  }

  override func peek() -> Value { value }

  /// Asks for the focus to move; it does when the fields that the same change brings along are there.
  override func set(_ new: Value) {
    if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a @FocusState property") }
    guard new != value else { return }
    follow(new)
    // Focus is written on the main actor, as everything that a person sees.
    nonisolated(unsafe) let location = self
    MainActor.assumeIsolated { location.engine.afterUpdate { [weak location] in location?.moveFocus() } }
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool {
    readers.add(node, check: check)
    return true
  }

  /// Takes over where the focus is.
  func follow(_ new: Value) {
    guard new != value else { return }
    value = new
    readers.markAll()
  }

  @MainActor func add(_ place: FocusStorage<Value>) { places.append(place) }

  @MainActor func remove(_ place: FocusStorage<Value>) { places.removeAll { $0 === place } }

  /// Puts the focus where the value says. A value that no field stands for leaves none of them focused.
  @MainActor private func moveFocus() {
    if value != none {
      for place in places where place.value == value && place.takeFocus() { return }
      follow(none)
    }
    if places.contains(where: \.hasFocus) { engine.focus.give(to: nil) }
  }
}
