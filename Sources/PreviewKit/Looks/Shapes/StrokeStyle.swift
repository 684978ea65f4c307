import Foundation

/// How a line is drawn along a path.
nonisolated public struct StrokeStyle: Hashable, Sendable, Animatable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The form of the ends.
  public var lineCap: CGLineCap
  /// The form of the corners.
  public var lineJoin: CGLineJoin
  /// How far a mitred corner may stand out, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted segments, in points.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// A way to draw a line.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// What an animation interpolates.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// The form of a line's ends.
nonisolated public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square
}

/// The form of a line's corners.
nonisolated public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel
}

/// How the inside of a shape is filled.
nonisolated public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
