/// The publishers of objects without `@Published` properties.
///
/// Neither object nor publisher is kept: who holds or subscribes to the publisher keeps it, and nobody else can tell
/// whether it is the same.
enum ObjectWillChangeTable {
  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepCount = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      // The address of an object that is gone may be that of another one now.
      if let entry = entries[key], entry.object === object, let publisher = entry.publisher {
        return publisher
      }
      let publisher = ObservableObjectPublisher()
      if entries.count >= sweepCount {
        entries = entries.filter { $0.value.publisher != nil && $0.value.object != nil }
        sweepCount = max(64, entries.count * 2)
      }
      entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }

  /// How many entries there are, those of objects that are gone included.
  static var count: Int { lock.withLock { entries.count } }
}
