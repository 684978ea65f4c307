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
