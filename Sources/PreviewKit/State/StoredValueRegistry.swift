import Foundation

/// The values of one host that are kept by key: in user defaults, and for the scene.
///
/// Used only on the thread that runs the engine. The values themselves may be read and written on any.
final class StoredValueRegistry {
  /// A key of one store.
  private struct Key: Hashable {
    /// The user defaults, or nil for the scene.
    let store: ObjectIdentifier?
    let name: String
  }

  private var values: [Key: StoredValue] = [:]
  /// The values in user defaults, in the order of their first use.
  private var defaults: [StoredValue] = []
  private let scene = SceneValues()
  private let rounds = RoundCounter()

  /// The value for `name` in `store`, or of the scene where that is nil.
  func value(_ name: String, in store: UserDefaults?) -> StoredValue {
    let key = Key(store: store.map(ObjectIdentifier.init), name: name)
    if let known = values[key] { return known }
    let new = StoredValue(name, in: store.map { .defaults($0) } ?? .scene(scene), rounds: rounds)
    values[key] = new
    if store != nil { defaults.append(new) }
    return new
  }

  /// Code that may have written to a store has run.
  func beginRound() { rounds.present &+= 1 }

  /// Notices what was written to user defaults past the properties. Each key that a body depends on is read once.
  func lookForChanges() {
    beginRound()
    for value in defaults where value.hasReaders { value.refresh() }
  }
}
