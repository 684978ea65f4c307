import Foundation

/// Which gestures count where a view and what is in it have some.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// A mask from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of what is in the view.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Lets the elements of a view be acted on by a gesture.
///
/// Each element below takes part: a text without a tap of its own can be tapped, a button keeps its own. The outline
/// does not mark it. Where the view shows nothing but a symbol, the symbol becomes an image with its name, so that
/// there is something to act on; colours and shapes without an accessibility label cannot be acted on.
struct GestureModifier<G: Gesture>: PrimitiveModifier {
  let gesture: G
  let order: ElementHandler.Order
  var isEnabled = true

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    guard isEnabled else { return node.content.emit(into: collector) }
    let handler = ElementHandler(order: order) { [weak node] action in
      guard action.isGesture, let node, node.isMounted, node.isEnabled else { return false }
      return node.modifier.gesture._recognise(action) { _ in }
    }
    var isEmpty = true
    collector.decorating({
      isEmpty = false
      $0.handlers.append(handler)
    }) { node.content.emit(into: collector) }
    guard isEmpty, let symbol = collector.label({ node.content.emit(into: collector) }).first else { return }
    symbol.handlers.append(handler)
    collector.append(symbol)
  }
}

extension View {
  /// Runs `action` when the view is tapped `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(GestureModifier(gesture: TapGesture(count: count).onEnded { action() }, order: .fallback))
  }

  /// Runs `action` with the place when the view is tapped `count` times; the place is always the origin.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(gesture: SpatialTapGesture(count: count).onEnded { action($0.location) }, order: .fallback))
  }

  /// Runs `action` after a long press; `onPressingChanged` hears of the finger before and after.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(minimumDuration: minimumDuration).onChanged { onPressingChanged?($0) }
      .onEnded { _ in
        action()
        onPressingChanged?(false)
      }
    return modifier(GestureModifier(gesture: gesture, order: .fallback))
  }

  /// Runs `action` after a long press; `pressing` hears of the finger before and after. The older form.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Adds a gesture, which comes after those of what is in the view.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .fallback, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .fallback, isEnabled: isEnabled))
  }

  /// Adds a gesture that is recognised besides those of what is in the view.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .also, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture that is recognised besides those of what is in the view, while it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .also, isEnabled: isEnabled))
  }

  /// Adds a gesture that comes before those of what is in the view.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .instead, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture that comes before those of what is in the view, while it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, order: .instead, isEnabled: isEnabled))
  }

  /// Whether touches reach the view. What they do not reach still shows.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(
      AccessibilityModifier(change: { element, _ in
        for part in element.selfAndDescendants where !enabled { part.acceptsTouches = false }
      }))
  }
}
