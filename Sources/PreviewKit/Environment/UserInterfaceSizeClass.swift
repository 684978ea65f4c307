/// How much room there is in one direction.
public enum UserInterfaceSizeClass: String, CaseIterable, Hashable, Sendable {
  /// Little, as across a phone.
  case compact
  /// Enough, as across a tablet.
  case regular
}

extension EnvironmentValues {
  /// The horizontal room.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical room.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

private struct HorizontalSizeClassKey: BuiltInEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private struct VerticalSizeClassKey: BuiltInEnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
