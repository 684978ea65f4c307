import Combine

/// The observable objects that mounted views follow: one subscription for each object, however many views read it.
///
/// Used only on the thread that runs the engine. The objects may announce their changes on any.
final class ObjectRegistry {
  private final class Observation {
    weak var object: AnyObject?
    let readers = Readers()
    var subscriptions: [AnyCancellable] = []
  }

  /// The nodes that read an object. Its publishers keep them and not the observation, so that a change on another thread
  /// cannot meet the end of the observation.
  private final class Readers: SharedValue, @unchecked Sendable {
    var list = SubscriberList()
    @exclusivity(unchecked) var isQueued = false

    func markReaders() { list.markAll() }
  }

  private var observations: [ObjectIdentifier: Observation] = [:]
  private var limit = 64

  /// Makes `node`, in its present evaluation, depend on every change of `object`.
  func observe<Object: ObservableObject>(_ object: Object, by node: _ViewNode) {
    let id = ObjectIdentifier(object)
    if let known = observations[id], known.object === object {
      known.readers.list.add(node)
      return
    }
    removeDead()
    let observation = Observation()
    observation.object = object
    let readers = observation.readers
    readers.list.add(node)
    let name = typeName(Object.self)
    let willChange = object.objectWillChange
    observation.subscriptions.append(
      willChange.sink { _ in
        if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a property of \(name)") }
        ChangeQueue.add(readers)
      })
    // An update may come between the announcement and the change when another thread makes it.
    if let announcer = willChange as? ObservableObjectPublisher {
      observation.subscriptions.append(announcer.didChange.sink { ChangeQueue.add(readers) })
    }
    observations[id] = observation
  }

  /// Like ``observe(_:by:)``, for an object that may or may not be observable.
  func observeIfObservable(_ object: AnyObject, by node: _ViewNode) {
    guard let observable = object as? any ObservableObject else { return }
    func open<Object: ObservableObject>(_ object: Object) { observe(object, by: node) }
    open(observable)
  }

  private func removeDead() {
    guard observations.count >= limit else { return }
    observations = observations.filter { $0.value.object != nil }
    limit = max(64, observations.count * 2)
  }
}
