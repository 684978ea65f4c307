import Foundation

/// What is kept under one key, and the nodes that depend on it.
///
/// The place is read and written on any thread; the rest belongs to the thread that runs the engine.
final class StoredValue: SharedValue, @unchecked Sendable {
  /// Where the value is kept.
  enum Place {
    case defaults(UserDefaults)
    case scene(SceneValues)

    /// The property wrapper, for messages.
    var wrapperName: String {
      switch self {
      case .defaults: "@AppStorage"
      case .scene: "@SceneStorage"
      }
    }
  }

  let name: String
  let place: Place
  private let rounds: RoundCounter
  /// What bodies have read.
  private(set) var object: Any?
  private var round = -1
  private var readers = SubscriberList()
  @exclusivity(unchecked) var isQueued = false

  init(_ name: String, in place: Place, rounds: RoundCounter) {
    self.name = name
    self.place = place
    self.rounds = rounds
  }

  /// What is kept now; nil is nothing.
  func read() -> Any? {
    switch place {
    case .defaults(let store): store.object(forKey: name)
    case .scene(let values): values[name]
    }
  }

  /// Keeps `object`, or nothing.
  func write(_ object: Any?) {
    switch place {
    case .defaults(let store):
      if let object { store.set(object, forKey: name) } else { store.removeObject(forKey: name) }
    case .scene(let values): values[name] = object
    }
    ChangeQueue.add(self)
  }

  /// What is kept, for a body: read at most once in a round.
  func objectForBody() -> Any? {
    if round != rounds.present { refresh() }
    return object
  }

  var hasReaders: Bool { readers.hasCurrent }

  func add(_ node: _ViewNode, check: any ValueCheck) { readers.add(node, check: check) }

  /// Reads what is kept, and marks the nodes that read something else.
  func refresh() {
    round = rounds.present
    let old = object
    object = read()
    if !Self.areEqual(old, object) { readers.markAll() }
  }

  func markReaders() { refresh() }

  private static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    // Equal numbers of different types are different values for a property that wants one of the types.
    guard type(of: old) == type(of: new), let old = old as? AnyHashable, let new = new as? AnyHashable else {
      return false
    }
    return old == new
  }
}
