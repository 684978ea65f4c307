/// The environment of a run after all merging. A value that is not in it has its default.
package struct ResolvedEnvironment: Sendable {
  /// A setting, and where it comes from.
  package struct Entry<Value: Sendable>: Sendable {
    /// The setting.
    package var value: Value

    /// The key that set it.
    package var location: SourceLocation

    /// The source of the setting, for messages: `environment "local"`, `document`, `scenario`, `matrix value "de"`.
    var origin: String

    /// Whether a `*` set it.
    var isWildcard = false
  }

  /// The environment's name.
  package var name: String

  /// Environment values by name.
  package var values: [String: Entry<JSONNode>] = [:]

  /// Answers by action.
  package var actions: [String: Entry<ActionAnswers>] = [:]

  /// Fixtures by object; nil for an object that is left out on purpose.
  package var objects: [String: Entry<JSONNode?>] = [:]

  /// An environment that sets nothing.
  package init(name: String) { self.name = name }
}

extension ResolvedEnvironment {
  /// Applies nearer settings on top of the present ones.
  ///
  /// Within one layer a named action wins over `*`; a nearer layer's `*` wins over farther names.
  mutating func apply(_ overrides: EnvironmentOverrides, origin: String, wildcards: WildcardResolver) {
    for entry in overrides.values {
      values[entry.name] = entry.value.map { Entry(value: $0, location: entry.location, origin: origin) }
    }
    for entry in overrides.objects {
      objects[entry.name] = Entry(value: entry.value, location: entry.location, origin: origin)
    }
    for entry in overrides.actions where entry.name == WildcardResolver.name {
      guard let answers = entry.value else {
        actions.removeAll()
        continue
      }
      let new = Entry(value: answers, location: entry.location, origin: origin, isWildcard: true)
      for name in wildcards.actions(for: answers, at: entry.location) {
        actions[name] = new
      }
    }
    for entry in overrides.actions where entry.name != WildcardResolver.name {
      actions[entry.name] = entry.value.map { Entry(value: $0, location: entry.location, origin: origin) }
    }
  }
}
