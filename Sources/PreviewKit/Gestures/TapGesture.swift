import Foundation

extension ElementAction {
  /// Whether gestures can be made of it.
  var isGesture: Bool {
    switch self {
    case .tap, .multipleTap, .longPress, .drag, .magnify, .rotate: true
    default: false
    }
  }

  /// Whether it is as many taps as `count`.
  func isTap(_ count: Int) -> Bool { self == .multipleTap(count) || (count == 1 && self == .tap) }
}

/// One or several taps.
public struct TapGesture: Gesture, PrimitiveGesture {
  /// A tap has no value.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int

  /// As many taps as `count`.
  public init(count: Int = 1) { self.count = count }

  /// Ends with the taps.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Void>) -> Void) -> Bool {
    guard action.isTap(count) else { return false }
    deliver(.ended(()))
    return true
  }
}

/// One or several taps, with the place; it is always the origin, as there are no places here.
public struct SpatialTapGesture: Gesture, PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The origin.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// As many taps as `count`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }

  /// Ends with the taps.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    guard action.isTap(count) else { return false }
    deliver(.ended(Value(location: .zero)))
    return true
  }
}

/// A press that lasts.
public struct LongPressGesture: Gesture, PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// How long the press lasts at least, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// A press of at least `minimumDuration` seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The finger is down, and the press ends.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Bool>) -> Void) -> Bool {
    guard action == .longPress else { return false }
    deliver(.changed(true))
    deliver(.ended(true))
    return true
  }
}
