import ScenarioSupport

/// Checks what documents say against the catalog, each declaration once.
final class CatalogChecker {
  private let catalog: CatalogIndex
  private let checker: DocumentChecker
  private let implementations: [String]
  private let actionNames: [String]
  private let valueNames: [String]
  private let objectNames: [String]

  init(_ catalog: CatalogIndex, checker: DocumentChecker) {
    self.catalog = catalog
    self.checker = checker
    implementations = Set(catalog.actions.values.flatMap(\.implementations)).sorted()
    actionNames = catalog.actions.keys.sorted()
    valueNames = catalog.values.keys.sorted()
    objectNames = catalog.objects.keys.sorted()
  }

  func check(_ scope: DocumentScope) {
    guard let file = scope.files.last else { return }
    for environment in file.environments { check(environment.overrides) }
    for axis in file.matrix {
      for value in axis.values { check(value.overrides) }
    }
  }

  /// Whether the component exists.
  func check(component: NamedReference) -> Bool {
    if catalog.components[component.name] != nil { return true }
    unknown("component", component.name, at: component.location, in: catalog.components.keys.sorted(), "components")
    return false
  }

  func check(arguments: JSONNode?, of component: String, at scenario: SourceLocation) {
    for var problem in catalog.components[component]?(arguments) ?? [] {
      if arguments == nil || problem.location == nil { problem.location = scenario }
      checker.report(problem)
    }
  }

  func check(_ overrides: EnvironmentOverrides) {
    for entry in overrides.values { check(value: entry.name, at: entry.location, entry.value) }
    for entry in overrides.objects {
      guard let check = catalog.objects[entry.name] else {
        unknown("object", entry.name, at: entry.location, in: objectNames, "objects")
        continue
      }
      if let node = entry.value { report(check(node), at: node) }
    }
    for entry in overrides.actions {
      if entry.name == WildcardResolver.name {
        entry.value?.all.forEach(checkNames)
      } else if let action = catalog.actions[entry.name] {
        entry.value?.all.forEach { check($0, of: entry.name, action) }
      } else {
        unknown("action", entry.name, at: entry.location, in: actionNames, "actions")
      }
    }
  }

  func check(_ steps: [Step]) {
    for name in steps.flatMap(\.action.catalogNames) {
      switch name {
      case .value(let name, let node): check(value: name, at: node.location, node.isNull ? nil : node)
      case .action(let call):
        if catalog.actions[call.action] == nil {
          unknown("action", call.action, at: call.location, in: actionNames, "actions")
        }
      }
    }
  }

  private func check(value name: String, at location: SourceLocation, _ node: JSONNode?) {
    guard let check = catalog.values[name] else {
      return unknown("environment value", name, at: location, in: valueNames, "values")
    }
    if let node { report(check(node), at: node) }
  }

  /// The names that `*` uses must exist in some action. This does not check which actions can use them.
  private func checkNames(_ answer: ActionAnswer) {
    switch answer.outcome {
    case .throws(let error): check(error, at: answer.outcomeLocation)
    case .use(let name):
      guard !implementations.isEmpty, !implementations.contains(name) else { return }
      unknown("implementation", name, at: answer.outcomeLocation, in: implementations, "implementations")
    case .returns, .never: break
    }
  }

  private func check(_ answer: ActionAnswer, of name: String, _ action: CatalogIndex.Action) {
    let isNever = if case .never = answer.outcome { true } else { false }
    if !action.canWait, isNever || (answer.after ?? .zero) > .zero {
      checker.error(
        at: answer.location,
        "the action \(name.quoted) is not async, so its answer cannot take time",
        hint: isNever ? "give it an answer" : "remove \"after\""
      )
    }
    switch answer.outcome {
    case .returns(let node):
      report(action.checkReturn(node), at: node)
    case .throws(let error):
      if !action.canThrow {
        checker.error(at: answer.outcomeLocation, "the action \(name.quoted) cannot throw", hint: "use \"returns\"")
      }
      check(error, at: answer.outcomeLocation)
    case .use(let implementation):
      guard !action.implementations.contains(implementation) else { return }
      let hint = Suggestion.hint(for: implementation, in: action.implementations, kind: "implementations")
      checker.error(
        at: answer.outcomeLocation,
        "the action \(name.quoted) has no implementation \(implementation.quoted)",
        hint: hint
      )
    case .never:
      break
    }
  }

  private func check(_ error: ActionAnswer.ThrownError, at location: SourceLocation) {
    guard error.message == nil, !catalog.errors.contains(error.name) else { return }
    unknown("error", error.name, at: location, in: catalog.errors, "errors")
  }

  private func report(_ problems: [Diagnostic], at node: JSONNode) {
    for var problem in problems {
      problem.location = problem.location ?? node.location
      checker.report(problem)
    }
  }

  private func unknown(_ what: String, _ name: String, at location: SourceLocation, in names: [String], _ kind: String)
  {
    let hint = Suggestion.hint(for: name, in: names, kind: "catalog's \(kind)")
    checker.error(at: location, "unknown \(what) \(name.quoted)", hint: hint)
  }
}
