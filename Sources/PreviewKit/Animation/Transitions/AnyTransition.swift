import Foundation

/// How a view would come and go. Nothing moves here.
nonisolated public struct AnyTransition: Sendable, CustomStringConvertible {
  /// What the transition is made of, such as `move.combined(opacity)`.
  public let description: String

  init(named description: String) {
    self.description = description
  }

  /// Wraps `transition`.
  public init<T: Transition>(_ transition: T) {
    description = "\(T.self)"
  }

  /// Fading.
  public static let opacity = AnyTransition(named: "opacity")
  /// Growing from nothing.
  public static let scale = AnyTransition(named: "scale")
  /// In from the leading side, out at the trailing one.
  public static let slide = AnyTransition(named: "slide")
  /// At once.
  public static let identity = AnyTransition(named: "identity")

  /// Growing from `scale`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(named: "scale(\(scale))")
  }

  /// In from and out at `edge`.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(named: "move(\(edge))") }

  /// In from `edge`, out at the other side.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(named: "push(\(edge))") }

  /// In from and out at a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// In from and out at a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(named: "offset(\(x), \(y))")
  }

  /// Between two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(named: "modifier(\(E.self))")
  }

  /// One way to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(named: "asymmetric(\(insertion), \(removal))")
  }

  /// By the effect of a symbol.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    AnyTransition(named: "symbolEffect(\(T.self))")
  }

  /// By the usual effect of a symbol.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(named: "\(self).combined(\(other))")
  }

  /// With `animation`.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
