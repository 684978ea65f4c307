/// The values that views below a place in the tree see.
///
/// Extend it with a computed property for each key of your own, or use `@Entry`.
public struct EnvironmentValues: CustomStringConvertible {
  let scope: EnvironmentScope?
  private(set) var overlay: EnvironmentOverlay?
  /// Whether values are being set: a key path reads the old value on the way, which says nothing about the app.
  var isBeingSet = false

  /// An environment in which nothing has been set.
  public init() { scope = nil }

  init(scope: EnvironmentScope?) { self.scope = scope }

  /// The value for `key`, or its default where no view has set one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let overlay = overlay?.first(key) { return overlay.value }
      return scope?.value(key, isBeingSet: isBeingSet) ?? Key.defaultValue
    }
    set { overlay = TypedEnvironmentOverlay<Key>(newValue, next: overlay) }
  }

  /// Sets in `target` what was set on this copy; when `replacing`, nothing else stays set there.
  @MainActor func apply(to target: EnvironmentScope, replacing: Bool = false) {
    // The list has the newest first; the first value for a key is the one that counts.
    var seen: [ObjectIdentifier] = []
    var next = overlay
    while let current = next {
      if !seen.contains(current.key) {
        seen.append(current.key)
        current.apply(to: target)
      }
      next = current.next
    }
    if replacing { target.keep(only: seen) }
    target.isInUse = true
  }

  /// A fixed text: what is in force depends on the place.
  public var description: String { "EnvironmentValues" }
}
