/// An environment configuration as one `environments.json` declares it.
public struct EnvironmentDeclaration: Sendable {
  /// The name.
  public var name: String

  /// Where the name was written.
  public var location: SourceLocation

  /// Whether documents that name no environments run in it; nil when this file does not say.
  public var isDefault: Bool?

  /// The environment it starts from.
  public var extends: NamedReference?

  /// What it sets.
  public var overrides: EnvironmentOverrides
}

/// A name that refers to something, and where it was written.
public struct NamedReference: Hashable, Sendable {
  /// The name.
  public var name: String

  /// Where it stands.
  public var location: SourceLocation
}
