/// An effect on the symbol of an image. Nothing moves here.
public protocol SymbolEffect: Sendable {}

/// An effect that happens when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// Appears.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// Appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Does what is usual.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{}

nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// Does what is usual.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// Jumps.
nonisolated public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Breathes.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `plain`.
  public var plain: Self { self }
  /// The effect, `pulse`.
  public var pulse: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Breathes.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Disappears.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Is undrawn.
nonisolated public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect, `reversed`.
  public var reversed: Self { self }
  /// The effect, `nonReversed`.
  public var nonReversed: Self { self }
  /// The effect, `individually`.
  public var individually: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Is undrawn.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// Is drawn.
nonisolated public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect, `individually`.
  public var individually: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Is drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Fades in and out.
nonisolated public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Becomes another symbol.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The effect, `downUp`.
  public var downUp: Self { self }
  /// The effect, `upUp`.
  public var upUp: Self { self }
  /// The effect, `offUp`.
  public var offUp: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Becomes another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Turns.
nonisolated public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `clockwise`.
  public var clockwise: Self { self }
  /// The effect, `counterClockwise`.
  public var counterClockwise: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Grows or shrinks.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Paints its layers one after another.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable
{
  /// The effect, `iterative`.
  public var iterative: Self { self }
  /// The effect, `cumulative`.
  public var cumulative: Self { self }
  /// The effect, `reversing`.
  public var reversing: Self { self }
  /// The effect, `nonReversing`.
  public var nonReversing: Self { self }
  /// The effect, `hideInactiveLayers`.
  public var hideInactiveLayers: Self { self }
  /// The effect, `dimInactiveLayers`.
  public var dimInactiveLayers: Self { self }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Paints its layers one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Wiggles.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect, `left`.
  public var left: Self { self }
  /// The effect, `right`.
  public var right: Self { self }
  /// The effect, `up`.
  public var up: Self { self }
  /// The effect, `down`.
  public var down: Self { self }
  /// The effect, `forward`.
  public var forward: Self { self }
  /// The effect, `backward`.
  public var backward: Self { self }
  /// The effect, `clockwise`.
  public var clockwise: Self { self }
  /// The effect, `counterClockwise`.
  public var counterClockwise: Self { self }
  /// The effect, `byLayer`.
  public var byLayer: Self { self }
  /// The effect, `wholeSymbol`.
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// How often and how fast an effect is.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  let description: String

  /// As the system decides.
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

nonisolated extension View {
  /// An effect on the symbols of the view while `isActive`. Looks only.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// An effect on the symbols of the view when `value` changes. Looks only.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Whether effects of the views around reach this one. Looks only.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
