/// Remembers what a node read through a location, to see whether it is still the same.
final class LocationCheck<Value>: ValueCheck {
  private let location: Location<Value>
  private let value: Value

  init(_ location: Location<Value>, _ value: Value) {
    self.location = location
    self.value = value
  }

  func hasChanged() -> Bool {
    let now = location.peek()
    return !ValueComparison.areEqual(value, now)
  }
}
