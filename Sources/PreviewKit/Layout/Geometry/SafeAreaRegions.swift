/// Parts of the safe area.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Regions of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and the bars of containers cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
