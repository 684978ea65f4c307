/// What one `environments.json` says.
struct EnvironmentsFile: Sendable {
  /// The file as users see it.
  var file: String

  /// Environments in the order they were written.
  var environments: [EnvironmentDeclaration] = []

  /// Axes in the order they were written.
  var matrix: [MatrixAxis] = []

  /// Flows in the order they were written.
  var flows: [Flow] = []
}
