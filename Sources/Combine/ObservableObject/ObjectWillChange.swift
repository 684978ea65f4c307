/// Finds the publisher of an object that has none of its own: its `@Published` properties keep it, so that it lives and
/// dies with them.
enum ObjectWillChange {
  private static let lock = Lock()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let boxes = PublishedFields.boxes(of: object)
    guard !boxes.isEmpty else { return ObjectWillChangeTable.publisher(of: object) }
    return lock.withLock {
      let publisher = boxes.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
      for box in boxes where box.willChange == nil {
        box.willChange = publisher
      }
      return publisher
    }
  }
}
