import Foundation
import Testing

@testable import PreviewKit

@Suite("Values of layout")
@MainActor struct GeometryValueTests {
  @Test("Angles convert between degrees and radians")
  func angles() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(Angle.degrees(30) < .degrees(60))
    #expect(-Angle.degrees(90) == .degrees(-90))
  }

  @Test("Sets of edges combine single edges")
  func edges() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.all.contains(Edge.Set(.bottom)))
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Edge.Set.top.rawValue == 1 && Edge.Set.trailing.rawValue == 8)
  }

  @Test("Alignments are told apart by their identifiers")
  func alignments() {
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(VerticalAlignment.midName != .bottom)
    #expect(ViewDimensions(CGSize(width: 8, height: 4))[.midName] == 4)
    #expect(ViewDimensions(CGSize(width: 8, height: 4))[HorizontalAlignment.center] == 4)
  }

  @Test("A geometry reader hands out the size of the documented screen")
  func geometry() {
    var size = CGSize.zero
    let reader = GeometryReader { geometry in
      let _ = size = geometry.size
      Rectangle()
    }
    _ = reader.unitContent
    #expect(size == CGSize(width: 390, height: 844))
  }

  @Test("The first view that is offered fits")
  func fits() {
    let choice = ViewThatFits {
      Circle()
      Rectangle()
    }
    #expect(choice.choices.firstView != nil)
    let single = ViewThatFits { Circle() }
    let only: any View = single.choices
    #expect(!(only is any ViewList))
  }

  @Test("A layout's views keep one type whatever the layout")
  func layouts() {
    let row = AnyLayout(HStackLayout()) { Rectangle() }
    let flow = LookedViews.FlowLayout()() { Rectangle() }
    #expect(type(of: row as Any) == type(of: flow as Any))
  }

  @Test("A timeline shows the last date that is not after now")
  func timeline() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func shown(_ schedule: some TimelineSchedule, at seconds: TimeInterval) -> TimeInterval {
      func date<S: TimelineSchedule>(_ schedule: S) -> Date {
        TimelineView<S, EmptyView>.currentDate(of: schedule, now: start.addingTimeInterval(seconds))
      }
      return date(schedule).timeIntervalSince(start)
    }
    #expect(shown(.periodic(from: start, by: 10), at: 25) == 20)
    #expect(shown(.periodic(from: start, by: 0), at: 25) == 0)
    #expect(shown(.everyMinute, at: 125) == 120)
    #expect(shown(.explicit([start, start.addingTimeInterval(5), start.addingTimeInterval(50)]), at: 25) == 5)
    #expect(shown(.explicit([start.addingTimeInterval(50)]), at: 25) == 50)
  }

  @Test("A scroll position remembers where it was sent")
  func scrollPosition() {
    var position = ScrollPosition(idType: Int.self)
    position.scrollTo(id: 3)
    #expect(position.viewID(type: Int.self) == 3)
    position.scrollTo(edge: .bottom)
    #expect(position.edge == .bottom)
    #expect(position.viewID(type: Int.self) == nil)
  }

  @Test("A proposal's missing dimensions are replaced")
  func proposals() {
    #expect(ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
  }
}
