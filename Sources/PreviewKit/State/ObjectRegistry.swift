import Combine

/// The observable objects that mounted views follow: one subscription for each object, however many views read it.
///
/// Used only on the thread that runs the engine.
final class ObjectRegistry {
  private final class Observation {
    weak var object: AnyObject?
    var readers = SubscriberList()
    var subscription: AnyCancellable?
  }

  private var observations: [ObjectIdentifier: Observation] = [:]
  private var limit = 64

  /// Makes `node`, in its present evaluation, depend on every change of `object`.
  func observe<Object: ObservableObject>(_ object: Object, by node: _ViewNode) {
    let id = ObjectIdentifier(object)
    if let known = observations[id], known.object === object {
      known.readers.add(node)
      return
    }
    removeDead()
    let observation = Observation()
    observation.object = object
    observation.readers.add(node)
    let name = typeName(Object.self)
    observation.subscription = object.objectWillChange.sink { [unowned observation] _ in
      if let writer = Tracking.current {
        writer.engine.noteWriteDuringBody(of: "a property of \(name)")
      }
      observation.readers.markAll()
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
