/// Whether lines run to the right or to the left.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

extension EnvironmentValues {
  /// Whether lines run to the right or to the left.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private struct LayoutDirectionKey: BuiltInEnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
