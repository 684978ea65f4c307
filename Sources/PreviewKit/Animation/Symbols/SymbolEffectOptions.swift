/// How often and how fast an effect is.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  let description: String

  /// As usual.
  public static let `default` = SymbolEffectOptions(description: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(description: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(description: "nonRepeating")

  /// Several times; nil for again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(description: "repeat(\(count.map(String.init) ?? "forever"))")
  }

  /// In a way of its own.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(description: "repeat(\(behavior.name))")
  }

  /// `speed` times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(description: "speed(\(speed))")
  }

  /// Again and again.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(description: "\(description).repeating") }

  /// Once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(description: "\(description).nonRepeating") }

  /// Several times; nil for again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(description: "\(description).repeat(\(count.map(String.init) ?? "forever"))")
  }

  /// `speed` times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(description: "\(description).speed(\(speed))")
  }

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let name: String

    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")

    /// Several times, with pauses of `delay` seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(name: "periodic(\(count ?? 0), \(delay ?? 0))")
    }
  }
}
