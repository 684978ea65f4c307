/// A stored property of a view that the engine connects before the body runs.
///
/// A type of your own that holds such properties conforms to it; they are connected first, then `update()` is called.
public protocol DynamicProperty {
  /// Called before each body, after the properties inside have been connected.
  mutating func update()

  /// Connects the property at `base` with the state and environment of a view. False when something is missing.
  @MainActor static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool

  /// Whether two values of the property are the same input.
  static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}

  /// Connects the properties inside, then calls `update()`.
  @MainActor public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    guard FieldLayout.of(Self.self).install(at: base, in: &slots) else { return false }
    base.assumingMemoryBound(to: Self.self).pointee.update()
    return true
  }

  /// Compares the stored properties.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    ValueComparison.fieldwise(Self.self)
  }
}
