import Foundation
import PreviewKit
import Testing

@Suite("Paths and shapes")
@MainActor struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    [left.minX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height]
      .allSatisfy { abs($0) < 0.01 }
  }

  @Test("The bounds of a path touch its lines and curves, not its control points")
  func bounds() {
    #expect(Path(square).boundingRect == square)
    #expect(isNear(Path(ellipseIn: square).boundingRect, square))
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(isNear(curve.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(Path().boundingRect == .null)
    #expect(Path().isEmpty)
  }

  @Test("An arc goes the way that its direction says")
  func arcs() {
    func arc(clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      }.boundingRect
    }
    #expect(isNear(arc(clockwise: false), CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isNear(arc(clockwise: true), CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test("An arc between tangents touches both lines at the circle's radius")
  func tangents() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test("A point is inside or outside")
  func contains() {
    let circle = Path(ellipseIn: square)
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    var ring = circle
    ring.addEllipse(in: square.insetBy(dx: 3, dy: 3))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }

  @Test("Trimming keeps a part of the length")
  func trim() {
    let line = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(isNear(line.trimmedPath(from: 0.25, to: 0.5).boundingRect, CGRect(x: 2.5, y: 0, width: 2.5, height: 0)))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("Shapes fill, inset and transform their frame")
  func shapes() {
    let wide = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(isNear(Circle().path(in: wide).boundingRect, CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(isNear(Capsule().inset(by: 2).path(in: wide).boundingRect, wide.insetBy(dx: 2, dy: 2)))
    #expect(isNear(Rectangle().inset(by: 20).path(in: square).boundingRect, CGRect(x: 5, y: 5, width: 0, height: 0)))
    #expect(isNear(Rectangle().scale(0.5).path(in: square).boundingRect, square.insetBy(dx: 2.5, dy: 2.5)))
    #expect(
      isNear(
        Rectangle().rotation(.degrees(90)).path(in: wide).boundingRect, CGRect(x: 10, y: -10, width: 10, height: 30)))
    #expect(isNear(AnyShape(LookedViews.Triangle()).path(in: square).boundingRect, square))
  }

  @Test("Rounded corners are at most half of a side")
  func corners() {
    let path = Path(roundedRect: square, cornerRadius: 100)
    #expect(isNear(path.boundingRect, square))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test("Transforms apply in the order of CoreGraphics and can be inverted")
  func transforms() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(transform) == CGPoint(x: 12, y: 2))
    #expect(point.applying(transform).applying(transform.inverted()) == point)
  }
}
