import Foundation

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
