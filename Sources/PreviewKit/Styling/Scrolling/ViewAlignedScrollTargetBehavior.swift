/// At whole views.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one swipe goes.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String

    /// As usual.
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
