import Foundation

nonisolated extension Path {
  /// Whether nothing was drawn.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// Where the path stands, nil when nothing was drawn or a part was closed without a start.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    return current
  }

  /// The smallest rectangle around the path, `.null` when it is empty.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      points.append(contentsOf: element.extremes(from: current))
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    return CGRect(around: points)
  }

  /// Calls `body` with each step of the outline.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Whether `point` is inside, by the winding rule, or the even-odd rule when `eoFill`.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in polylines {
      for (from, to) in zip(line, line.dropFirst() + line.prefix(1)) where (from.y <= point.y) != (to.y <= point.y) {
        let crossing = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if crossing > point.x { winding += to.y > from.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The path after `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path moved by `dx` and `dy`.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part of the path between two fractions of its length, its curves as short lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lines = polylines
    let total = lines.reduce(0) { $0 + Self.length(of: $1) }
    let (start, end) = (total * max(from, 0), total * min(to, 1))
    var trimmed = Path()
    guard start < end else { return trimmed }
    var passed: CGFloat = 0
    for line in lines {
      var drawing = false
      for (from, to) in zip(line, line.dropFirst()) {
        let length = Self.length(of: [from, to])
        defer { passed += length }
        guard length > 0, passed + length > start, passed < end else { continue }
        func point(at distance: CGFloat) -> CGPoint {
          let share = (distance - passed) / length
          return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        if !drawing { trimmed.move(to: point(at: max(start, passed))) }
        drawing = true
        trimmed.addLine(to: point(at: min(end, passed + length)))
      }
    }
    return trimmed
  }

  /// The path itself: outlines of lines are not computed here.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    self
  }

  /// The parts of the path, with curves as sixteen lines each.
  private var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point):
        lines.append([point])
      case .closeSubpath:
        guard let start = lines.last?.first else { continue }
        lines[lines.count - 1].append(start)
      case .line, .quadCurve, .curve:
        if lines.isEmpty { lines.append([.zero]) }
        let from = lines[lines.count - 1].last ?? .zero
        let steps = if case .line = element { 1 } else { 16 }
        for step in 1...steps {
          lines[lines.count - 1].append(element.point(from: from, at: CGFloat(step) / CGFloat(steps)))
        }
      }
    }
    return lines
  }

  private static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { sum, ends in
      let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
      return sum + (x * x + y * y).squareRoot()
    }
  }
}
