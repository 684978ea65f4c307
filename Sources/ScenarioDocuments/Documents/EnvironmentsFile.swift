/// What one `environments.json` says.
public struct EnvironmentsFile: Sendable {
  /// The file as users see it.
  public var file: String

  /// Environments in the order they were written.
  public var environments: [EnvironmentDeclaration] = []

  /// Axes in the order they were written.
  public var matrix: [MatrixAxis] = []

  /// Flows in the order they were written.
  public var flows: [Flow] = []
}
