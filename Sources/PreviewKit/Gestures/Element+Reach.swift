extension Element {
  /// Whether touches reach it: nothing around it says `allowsHitTesting(false)`.
  public var takesTouches: Bool { acceptsTouches }

  /// Whether a list around it lets a person select it.
  public var canBeSelected: Bool { role == .row && tag != nil }
}
