nonisolated extension Font {
  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// The weight `ultraLight`.
    public static let ultraLight = Weight(value: -0.8)
    /// The weight `thin`.
    public static let thin = Weight(value: -0.6)
    /// The weight `light`.
    public static let light = Weight(value: -0.4)
    /// The weight `regular`.
    public static let regular = Weight(value: 0)
    /// The weight `medium`.
    public static let medium = Weight(value: 0.23)
    /// The weight `semibold`.
    public static let semibold = Weight(value: 0.3)
    /// The weight `bold`.
    public static let bold = Weight(value: 0.4)
    /// The weight `heavy`.
    public static let heavy = Weight(value: 0.56)
    /// The weight `black`.
    public static let black = Weight(value: 0.62)
  }
}
