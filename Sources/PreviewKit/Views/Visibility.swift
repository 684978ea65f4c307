/// Whether something is shown.
public enum Visibility: String, CaseIterable, Hashable, Sendable {
  /// As the context decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
