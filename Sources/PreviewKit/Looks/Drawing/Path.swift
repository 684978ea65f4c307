import Foundation

/// The outline of a shape.
nonisolated public struct Path: Shape, Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// The path that `callback` draws.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// The outline of `rect`.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// The outline of `rect` with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The outline of `rect` with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline of `rect` with round corners, each of its own radius.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The ellipse that touches the edges of `rect`.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path {
    self
  }
}

nonisolated extension Path.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  var end: CGPoint? {
    points.last
  }

  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control): .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }

  /// The point at `time`, from 0 to 1, on the way from `start`.
  func point(from start: CGPoint, at time: CGFloat) -> CGPoint {
    func blend(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      CGPoint(x: first.x + (second.x - first.x) * time, y: first.y + (second.y - first.y) * time)
    }
    var layer = [start] + points
    while layer.count > 1 {
      layer = zip(layer, layer.dropFirst()).map(blend)
    }
    return layer[0]
  }

  /// The points that can touch the bounds: the end, and where a curve turns around along an axis.
  func extremes(from start: CGPoint) -> [CGPoint] {
    guard let end else { return [] }
    var times: [CGFloat] = []
    switch self {
    case .quadCurve(_, let control):
      for axis in [\CGPoint.x, \CGPoint.y] {
        let divisor = start[keyPath: axis] - 2 * control[keyPath: axis] + end[keyPath: axis]
        if divisor != 0 { times.append((start[keyPath: axis] - control[keyPath: axis]) / divisor) }
      }
    case .curve(_, let control1, let control2):
      for axis in [\CGPoint.x, \CGPoint.y] {
        let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
        let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
        times += Self.roots(p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
      }
    case .move, .line, .closeSubpath:
      break
    }
    return [end] + times.filter { $0 > 0 && $0 < 1 }.map { point(from: start, at: $0) }
  }

  /// Where `a·t² + b·t + c` is 0.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}

nonisolated extension Path {
  /// Both paths together; the overlap is not computed here, nor in the operations below.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    var path = self
    path.addPath(other)
    return path
  }

  /// This path: the overlap is not computed here.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// This path: the overlap is not computed here.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// Both paths together: the overlap is not computed here.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { union(other) }

  /// This path: the overlap is not computed here.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// This path: the overlap is not computed here.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
}
