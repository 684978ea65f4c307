import Foundation

/// Who reads values that are kept by key: in user defaults, and for the scene.
///
/// Used only on the thread that runs the engine.
final class StoredValueRegistry {
  /// A key of one store.
  struct Key: Hashable {
    /// The user defaults, or nil for the scene.
    let store: ObjectIdentifier?
    let name: String
  }

  private var readers: [Key: SubscriberList] = [:]
  /// The values of the scene, by key.
  var sceneValues: [String: Any] = [:]

  func add(_ node: _ViewNode, check: any ValueCheck, to key: Key) {
    readers[key, default: SubscriberList()].add(node, check: check)
  }

  /// Marks the nodes that read another value for the key.
  func markReaders(of key: Key) { readers[key]?.markAll() }

  /// Notices what was written to the stores past the properties.
  func markWrittenOutside() {
    guard !readers.isEmpty else { return }
    for key in readers.keys where key.store != nil { readers[key]?.markAll() }
  }
}
