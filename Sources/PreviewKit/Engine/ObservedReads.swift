// The public `withObservationTracking` speaks only before a property changes. A thread that changes it may be stopped
// just then, and an update in between would read the old value and miss the new one. The form that speaks after the
// change is SPI of Observation; ThreadTests notice when it changes.
@_spi(SwiftUI) import Observation

/// The properties of observable objects that a node reads.
enum ObservedReads {
  /// Runs `body`, and marks the node of `handle` once something has changed that it read.
  static func track(for handle: NodeHandle, _ body: () -> Void) {
    let generation = handle.generation
    withObservationTracking(
      body,
      didSet: { tracking in
        tracking.cancel()
        if let writer = Tracking.current { writer.engine.noteWriteDuringBody(of: "a property of an observable object") }
        ChangeQueue.add(ObservedChange(handle: handle, generation: generation))
      })
  }
}

/// A property that a node has read in one evaluation has changed.
private final class ObservedChange: SharedValue, @unchecked Sendable {
  var isQueued = false
  private let handle: NodeHandle
  private let generation: UInt32

  init(handle: NodeHandle, generation: UInt32) {
    self.handle = handle
    self.generation = generation
  }

  func markReaders() {
    guard handle.generation == generation, let node = handle.node else { return }
    node.engine.mark(node)
  }
}
