/// A haptic or a sound.
nonisolated public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// The feedback `success`.
  public static let success = SensoryFeedback(name: "success")
  /// The feedback `warning`.
  public static let warning = SensoryFeedback(name: "warning")
  /// The feedback `error`.
  public static let error = SensoryFeedback(name: "error")
  /// The feedback `selection`.
  public static let selection = SensoryFeedback(name: "selection")
  /// The feedback `increase`.
  public static let increase = SensoryFeedback(name: "increase")
  /// The feedback `decrease`.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The feedback `start`.
  public static let start = SensoryFeedback(name: "start")
  /// The feedback `stop`.
  public static let stop = SensoryFeedback(name: "stop")
  /// The feedback `alignment`.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The feedback `levelChange`.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// The feedback `pathComplete`.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// The feedback `impact`.
  public static let impact = SensoryFeedback(name: "impact")

  /// A collision.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight), \(intensity))")
  }

  /// A collision.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility), \(intensity))")
  }

  /// How heavy the things are that collide.
  public enum Weight: Hashable, Sendable {
    case light
    case medium
    case heavy
  }

  /// How hard the things are that collide.
  public enum Flexibility: Hashable, Sendable {
    case rigid
    case solid
    case soft
  }
}

nonisolated extension View {
  /// A feedback when `trigger` changes. Looks only.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// A feedback when `trigger` changes; `condition` is not called. Looks only.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// A feedback when `trigger` changes; `feedback` is not called. Looks only.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
