import Foundation

/// Where scroll views come to rest. Nothing scrolls here, so it is never asked.
public protocol ScrollTargetBehavior {
  /// The context that the behaviour receives.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where a scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The context that a scroll target behaviour receives.
nonisolated public struct ScrollTargetBehaviorContext: Sendable {
  /// Where the scroll view was.
  public let originalTarget: ScrollTarget
  /// How fast it moves.
  public let velocity: CGSize
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the container.
  public let containerSize: CGSize
  /// The directions in which it scrolls.
  public let axes: Axis.Set
}

/// Where a scroll view should come to rest.
nonisolated public struct ScrollTarget: Sendable {
  /// The visible part.
  public var rect: CGRect
  /// The point of the part that counts.
  public var anchor: UnitPoint?

  /// A place to rest.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// At whole pages.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// At whole pages.
  public init() {}

  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// At whole views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one swipe goes.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String

    /// As the system decides.
    public static let automatic = LimitBehavior(name: "automatic")
    /// At most one container.
    public static let always = LimitBehavior(name: "always")
    /// At most one view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// At most a few views.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// As far as it likes.
    public static let never = LimitBehavior(name: "never")
  }

  /// At whole views.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}

  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At whole views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// At whole views.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }
}
