import Foundation

nonisolated extension Path {
  /// Starts a new part at `end`.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// A straight line to `end`.
  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(to: end))
  }

  /// Straight lines between `lines`, from the first one.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  /// A quadratic curve to `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// A cubic curve to `end`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// A straight line to the start of the current part.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
  }

  /// A rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// A rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let sizes = [CGSize](repeating: cornerSize, count: 4)
    addPath(Path(rect: rect, corners: sizes), transform: transform)
  }

  /// A rectangle with round corners, each of its own radius.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
    ]
    addPath(Path(rect: rect, corners: radii.map { CGSize(width: $0, height: $0) }), transform: transform)
  }

  /// The ellipse that touches the edges of `rect`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    addPath(Path(rect: rect, corners: [CGSize](repeating: half, count: 4)), transform: transform)
  }

  /// A part of a circle, with a line to its start when there is a current point.
  ///
  /// `clockwise` is meant as in SwiftUI, where the y axis points down: `false` goes clockwise on the screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta <= -turn {
        delta = -turn
      } else if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: turn) - turn
      }
    } else {
      if delta >= turn { delta = turn } else if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
  }

  /// A part of a circle from `startAngle` by `delta`, with a line to its start when there is a current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ distance: Double) -> CGPoint {
      CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle)).applying(transform)
    }
    let start = point(startAngle.radians, Double(radius))
    if currentPoint == nil {
      move(to: start)
    } else {
      addLine(to: start)
    }
    // A cubic curve follows a quarter of a circle to 0.03 %.
    let pieces = min(max((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up), 1), 1_000)
    let step = delta.radians / pieces
    let reach = Double(radius) * 4 / 3 * tan(step / 4)
    guard radius > 0, step.isFinite, step != 0 else { return }
    for piece in 0..<Int(pieces) {
      let (from, to) = (startAngle.radians + Double(piece) * step, startAngle.radians + Double(piece + 1) * step)
      func control(_ angle: Double, _ sign: Double) -> CGPoint {
        CGPoint(
          x: Double(center.x) + Double(radius) * cos(angle) - sign * reach * sin(angle),
          y: Double(center.y) + Double(radius) * sin(angle) + sign * reach * cos(angle)
        ).applying(transform)
      }
      addCurve(to: point(to, Double(radius)), control1: control(from, 1), control2: control(to, -1))
    }
  }

  /// A part of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else {
      move(to: tangent1End.applying(transform))
      return
    }
    let corner = tangent1End.applying(transform)
    let end = tangent2End.applying(transform)
    func direction(to point: CGPoint) -> (x: Double, y: Double, length: Double) {
      let (x, y) = (Double(point.x - corner.x), Double(point.y - corner.y))
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? (x / length, y / length, length) : (0, 0, 0)
    }
    let (back, forth) = (direction(to: start), direction(to: end))
    let cosine = back.x * forth.x + back.y * forth.y
    guard back.length > 0, forth.length > 0, radius > 0, abs(cosine) < 1 - 1e-12 else {
      addLine(to: corner)
      return
    }
    // Half the angle between the lines gives how far from the corner the circle touches them.
    let halfTangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let distance = Double(radius) / halfTangent
    let first = CGPoint(x: Double(corner.x) + back.x * distance, y: Double(corner.y) + back.y * distance)
    let second = CGPoint(x: Double(corner.x) + forth.x * distance, y: Double(corner.y) + forth.y * distance)
    let reach = Path.quarter * distance * min(halfTangent, 1)
    addLine(to: first)
    addCurve(
      to: second, control1: CGPoint(x: Double(first.x) - back.x * reach, y: Double(first.y) - back.y * reach),
      control2: CGPoint(x: Double(second.x) - forth.x * reach, y: Double(second.y) - forth.y * reach))
  }

  /// All of `path`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) })
  }

  /// How far the control points of a quarter circle lie from its ends, in radii.
  static let quarter = 0.552_284_749_830_793

  /// A rectangle with corners from the top leading one clockwise, each at most half of a side.
  private init(rect: CGRect, corners: [CGSize]) {
    let sizes = corners.map {
      CGSize(width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    let bend = 1 - Path.quarter
    move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - sizes[1].width, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + sizes[1].height),
      control1: CGPoint(x: rect.maxX - sizes[1].width * bend, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY + sizes[1].height * bend))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - sizes[2].height))
    addCurve(
      to: CGPoint(x: rect.maxX - sizes[2].width, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY - sizes[2].height * bend),
      control2: CGPoint(x: rect.maxX - sizes[2].width * bend, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + sizes[3].width, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - sizes[3].height),
      control1: CGPoint(x: rect.minX + sizes[3].width * bend, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: rect.maxY - sizes[3].height * bend))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + sizes[0].height))
    addCurve(
      to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: rect.minY + sizes[0].height * bend),
      control2: CGPoint(x: rect.minX + sizes[0].width * bend, y: rect.minY))
    closeSubpath()
  }
}
