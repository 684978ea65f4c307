/// How the content of a view would change.
nonisolated public struct ContentTransition: Hashable, Sendable {
  let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By interpolation.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// As a number, digit by digit.
  public static let numericText = ContentTransition(name: "numericText")

  /// As a number, digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(\(countsDown))")
  }

  /// As a number, digit by digit, up or down by `value`.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(\(value))")
  }

  /// By the usual effect of a symbol.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// By the effect of a symbol.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect(\(T.self))")
  }
}
