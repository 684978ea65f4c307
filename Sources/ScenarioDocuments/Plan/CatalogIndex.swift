/// The names that documents may refer to, and the checks of their values; made from the Swift catalog.
///
/// Not `Sendable`: the checks decode into types that belong to the main actor.
package struct CatalogIndex {
  /// Returns the mistakes in a value.
  package typealias Check = (JSONNode) -> [Diagnostic]

  /// An action.
  package struct Action {
    /// The names of its registered implementations.
    package var implementations: [String]

    /// Whether it can throw.
    package var canThrow: Bool

    /// Whether it is asynchronous, so that its answer can take time or never come.
    package var canWait: Bool

    /// Checks the value that a document returns from it; `null` is for actions that return nothing or an optional.
    package var checkReturn: Check

    /// Describes an action.
    package init(
      implementations: [String] = [],
      canThrow: Bool,
      canWait: Bool,
      checkReturn: @escaping Check = { _ in [] }
    ) {
      self.implementations = implementations
      self.canThrow = canThrow
      self.canWait = canWait
      self.checkReturn = checkReturn
    }
  }

  /// Components by name; the check is handed the arguments, nil when a scenario has none.
  package var components: [String: (JSONNode?) -> [Diagnostic]]

  /// Actions by name.
  package var actions: [String: Action]

  /// Environment values by name.
  package var values: [String: Check]

  /// Environment objects by name, checked by their fixtures.
  package var objects: [String: Check]

  /// The names of registered errors.
  package var errors: [String]

  /// Describes a catalog.
  package init(
    components: [String: (JSONNode?) -> [Diagnostic]] = [:],
    actions: [String: Action] = [:],
    values: [String: Check] = [:],
    objects: [String: Check] = [:],
    errors: [String] = []
  ) {
    self.components = components
    self.actions = actions
    self.values = values
    self.objects = objects
    self.errors = errors
  }
}
