import Foundation

/// How a view would come and go, described by what it looks like in each phase. Nothing moves here: the view is there or
/// it is not.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// Properties of the transition.
  static var properties: TransitionProperties { get }
}

nonisolated extension Transition {
  /// The usual properties.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Both at once.
  public func combined<T: Transition>(with other: T) -> some Transition { self }

  /// With `animation`.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Where a view is between coming and going.
nonisolated public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Properties of a transition.
nonisolated public struct TransitionProperties: Sendable {
  /// Whether it moves when motion should be reduced.
  public let hasMotion: Bool

  /// Properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// At once.
nonisolated public struct IdentityTransition: Transition, Sendable {
  /// At once.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: Self { Self() }
}

/// Fading.
nonisolated public struct OpacityTransition: Transition, Sendable {
  /// Fading.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// Fading.
  public static var opacity: Self { Self() }
}

/// In from the leading side, out at the trailing one.
nonisolated public struct SlideTransition: Transition, Sendable {
  /// In from the leading side, out at the trailing one.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SlideTransition {
  /// In from the leading side, out at the trailing one.
  public static var slide: Self { Self() }
}

/// Growing.
nonisolated public struct ScaleTransition: Transition, Sendable {
  let scale: CGFloat
  let anchor: UnitPoint

  /// Growing.
  public init(_ scale: CGFloat, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Growing.
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }

  /// Growing from nothing.
  public static var scale: Self { Self(0) }
}

/// In from and out at a distance.
nonisolated public struct OffsetTransition: Transition, Sendable {
  let offset: CGSize

  /// In from and out at a distance.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// In from and out at a distance.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// In from and out at a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

/// In from and out at an edge.
nonisolated public struct MoveTransition: Transition, Sendable {
  let edge: Edge

  /// In from and out at an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == MoveTransition {
  /// In from and out at an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

/// In from an edge, out at the other side.
nonisolated public struct PushTransition: Transition, Sendable {
  let edge: Edge

  /// In from an edge, out at the other side.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == PushTransition {
  /// In from an edge, out at the other side.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

/// Blurred.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
  /// Blurred.
  public init() {}

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// Blurred.
  public static var blurReplace: Self { Self() }
}

/// One way to come, another to go.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  let insertion: Insertion
  let removal: Removal

  /// One way to come, another to go.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view as it is.
  @MainActor @preconcurrency public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

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
