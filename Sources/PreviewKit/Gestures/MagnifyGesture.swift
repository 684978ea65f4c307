import Foundation

/// Two fingers that spread or pinch.
public struct MagnifyGesture: Gesture, PrimitiveGesture {
  /// How far the fingers have spread.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The factor by which the distance of the fingers has grown.
    public var magnification: CGFloat
    /// How fast; the fingers have always come to rest.
    public var velocity: CGFloat { 0 }
    /// Where, within the view.
    public var startAnchor: UnitPoint { .center }
    /// Where, in points; always the origin.
    public var startLocation: CGPoint { .zero }
  }

  /// The least change that counts.
  public var minimumScaleDelta: CGFloat

  /// A change by at least `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The fingers are as far apart as the action says, and are lifted there.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    guard case .magnify(let factor) = action, abs(factor - 1) >= minimumScaleDelta else { return false }
    let value = Value(time: Date(), magnification: factor)
    deliver(.changed(value))
    deliver(.ended(value))
    return true
  }
}

/// Two fingers that spread or pinch, in the older form.
public struct MagnificationGesture: Gesture, PrimitiveGesture {
  /// The factor by which the distance of the fingers has grown.
  public typealias Value = CGFloat
  /// The least change that counts.
  public var minimumScaleDelta: CGFloat

  /// A change by at least `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// The fingers are as far apart as the action says, and are lifted there.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<CGFloat>) -> Void) -> Bool {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._recognise(action) { deliver($0.map(\.magnification)) }
  }
}
