/// One axis of the matrix: variants of environment values that documents may add to their runs.
public struct MatrixAxis: Sendable {
  /// A variant.
  public struct Value: Sendable {
    /// The name, part of identities.
    public var name: String

    /// Where the name was written.
    public var location: SourceLocation

    /// What it sets.
    public var overrides: EnvironmentOverrides
  }

  /// The name.
  public var name: String

  /// Where the name was written.
  public var location: SourceLocation

  /// The variants, in the order they were written.
  public var values: [Value]
}
