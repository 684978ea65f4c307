nonisolated extension View {
  /// How changes of the view would move. Looks only.
  public func animation(_ animation: Animation?) -> some View { self }

  /// How the view would move when `value` changes. Looks only.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// How the changes that `body` makes would move. Looks only: `body` is not called.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// Changes the transactions of the view. Looks only: `transform` is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Changes the transactions of the view when `value` changes. Looks only: `transform` is not called.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transactions of what `body` makes. Looks only: neither closure is called.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// How the view would come and go. Looks only.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// How the view would come and go. Looks only.
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// How the text or symbol of the view would change. Looks only.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Moves the view as one with those of the same `id`. Looks only.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Moves the view and its parts as one. Looks only.
  public func geometryGroup() -> some View { self }

  /// Moves the view through `phases`. Looks only: the content is the view as it is.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }

  /// Moves the view through `phases` again and again. Looks only: the content is the view as it is.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
}

/// What views that move as one have in common.
nonisolated public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Properties of these bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
