import Foundation

/// A finger that moves. It starts at the origin, as there are no places here.
public struct DragGesture: Gesture, PrimitiveGesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When; the same moment for a whole drag.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where it was at first, in points.
    public var startLocation: CGPoint

    /// How far it has come, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast it moves; it has always come to rest.
    public var velocity: CGSize { .zero }
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would have come at rest.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far the finger has to move at least, in points.
  public var minimumDistance: CGFloat

  /// A drag of at least `minimumDistance` points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
  }

  /// A drag of at least `minimumDistance` points, in the older form.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
  }

  /// The finger is where the drag leads to, and is lifted there.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    guard case .drag(let x, let y) = action, (x * x + y * y).squareRoot() >= minimumDistance else { return false }
    let value = Value(time: Date(), location: CGPoint(x: x, y: y), startLocation: .zero)
    deliver(.changed(value))
    deliver(.ended(value))
    return true
  }
}
