/// One axis of the matrix: variants of environment values that documents may add to their runs.
struct MatrixAxis: Sendable {
  /// A variant.
  struct Value: Sendable {
    /// The name, part of identities.
    var name: String

    /// Where the name was written.
    var location: SourceLocation

    /// What it sets.
    var overrides: EnvironmentOverrides
  }

  /// The name.
  var name: String

  /// Where the name was written.
  var location: SourceLocation

  /// The variants, in the order they were written.
  var values: [Value]
}
