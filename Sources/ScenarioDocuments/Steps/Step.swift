/// One step of a script, and where it was written.
package struct Step: Sendable {
  /// What happens.
  package var action: Action

  /// The verb.
  package var verb: StepVerb { action.verb }

  /// Where the step stands.
  package var location: SourceLocation

  /// The `run` steps that led here when the step is part of a flow, the outermost first.
  var callers: [SourceLocation] = []

  /// Makes a step.
  package init(_ action: Action, at location: SourceLocation) {
    self.action = action
    self.location = location
  }
}
