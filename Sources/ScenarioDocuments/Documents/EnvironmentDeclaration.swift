/// An environment configuration as one `environments.json` declares it.
struct EnvironmentDeclaration: Sendable {
  /// The name.
  var name: String

  /// Where the name was written.
  var location: SourceLocation

  /// Whether documents that name no environments run in it; nil when this file does not say.
  var isDefault: Bool?

  /// The environment it starts from.
  var extends: NamedReference?

  /// What it sets.
  var overrides: EnvironmentOverrides
}

/// A name that refers to something, and where it was written.
package struct NamedReference: Hashable, Sendable {
  /// The name.
  package var name: String

  /// Where it stands.
  package var location: SourceLocation
}
