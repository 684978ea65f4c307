import Foundation

/// Two fingers that turn.
public struct RotateGesture: Gesture, PrimitiveGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle by which they have turned.
    public var rotation: Angle
    /// How fast; the fingers have always come to rest.
    public var velocity: Angle { .zero }
    /// Where, within the view.
    public var startAnchor: UnitPoint { .center }
    /// Where, in points; always the origin.
    public var startLocation: CGPoint { .zero }
  }

  /// The least angle that counts.
  public var minimumAngleDelta: Angle

  /// A turn by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The fingers have turned as far as the action says, and are lifted there.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    guard case .rotate(let degrees) = action, abs(degrees) >= minimumAngleDelta.degrees else { return false }
    let value = Value(time: Date(), rotation: .degrees(degrees))
    deliver(.changed(value))
    deliver(.ended(value))
    return true
  }
}

/// Two fingers that turn, in the older form.
public struct RotationGesture: Gesture, PrimitiveGesture {
  /// The angle by which the fingers have turned.
  public typealias Value = Angle
  /// The least angle that counts.
  public var minimumAngleDelta: Angle

  /// A turn by at least `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// The fingers have turned as far as the action says, and are lifted there.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Angle>) -> Void) -> Bool {
    RotateGesture(minimumAngleDelta: minimumAngleDelta)._recognise(action) { deliver($0.map(\.rotation)) }
  }
}
