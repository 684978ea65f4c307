nonisolated extension View {
  /// How changes of the view would move. Looks only.
  public func animation(_ animation: Animation?) -> some View { self }

  /// How the view would move when `value` changes. Looks only.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// How the view would come and go. Looks only.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// How the view would come and go. Looks only.
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// How texts and symbols would change.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environmentValue(ContentTransitionKey.self, transition)
  }

  /// Moves the view as one with those of the same `id`. Looks only.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Moves the view and its parts as one. Looks only.
  public func geometryGroup() -> some View { self }
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

nonisolated extension EnvironmentValues {
  /// How texts and symbols would change.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

private enum ContentTransitionKey: BuiltInEnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}
