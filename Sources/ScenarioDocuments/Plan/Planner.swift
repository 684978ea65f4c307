import ScenarioSupport

/// Makes the plan: every scenario in each of its environments, checked against the catalog.
package enum Planner {
  /// Plans all runs of some documents.
  ///
  /// With errors the plan still holds the runs that could be planned, for tools that only list them. Do not execute
  /// such a plan.
  ///
  /// - Returns: The runs, and all mistakes, sorted by file, line and column.
  package static func plan(
    _ documents: [ScenarioDocument],
    catalog: CatalogIndex
  ) -> (plan: Plan, diagnostics: [Diagnostic]) {
    let planning = Planning(catalog)
    for document in documents.sorted(by: { $0.path < $1.path }) {
      planning.add(document)
    }
    return (Plan(runs: planning.runs), planning.checker.diagnostics.sortedAndUnique())
  }
}

/// The state while one plan is made.
private final class Planning {
  let checker = DocumentChecker()
  private(set) var runs: [PlannedRun] = []
  private let catalog: CatalogChecker
  private let wildcards: WildcardResolver
  private let flows: FlowExpander
  private var checkedScopes: [ObjectIdentifier: DocumentScope] = [:]
  private var resolved: [ObjectIdentifier: [String: ResolvedEnvironment]] = [:]
  private var identities: [String: SourceLocation] = [:]

  init(_ index: CatalogIndex) {
    catalog = CatalogChecker(index, checker: checker)
    wildcards = WildcardResolver(index)
    flows = FlowExpander(checker: checker)
  }

  func add(_ document: ScenarioDocument) {
    let scope = document.scope
    if checkedScopes.updateValue(scope, forKey: ObjectIdentifier(scope)) == nil {
      catalog.check(scope)
    }
    let isKnown = catalog.check(component: document.component)
    catalog.check(document.overrides)
    var environments: [String: ResolvedEnvironment] = [:]
    var sharesChecked = false
    for scenario in document.scenarios {
      let arguments = Self.merge(scenario.arguments, over: document.arguments)
      // Declarations that scenarios inherit unchanged are checked once.
      let isShared = scenario.arguments == nil
      if isKnown, !(isShared && sharesChecked) {
        sharesChecked = sharesChecked || isShared
        catalog.check(arguments: arguments, of: document.component.name, at: scenario.location)
      }
      catalog.check(scenario.overrides)
      let steps = flows.expand(scenario.steps, in: scope, of: scenario.location)
      catalog.check(steps)
      let tags = scenario.tags.isEmpty ? document.tags : (document.tags + scenario.tags).uniqued()
      let variants = variants(scenario.matrix ?? document.matrix, in: scope, of: scenario)
      for environment in selected(scenario, of: document) {
        let base: ResolvedEnvironment
        if let known = environments[environment.name] {
          base = known
        } else {
          base = self.base(environment, of: document)
          environments[environment.name] = base
        }
        var own = base
        if !scenario.overrides.isEmpty {
          own.apply(scenario.overrides, origin: "scenario", wildcards: wildcards)
        }
        for variant in variants {
          var final = own
          for value in variant {
            final.apply(value.overrides, origin: "matrix value \(value.name.quoted)", wildcards: wildcards)
          }
          let identity = RunIdentity(
            path: document.path,
            scenario: scenario.name,
            environment: environment.name,
            axisValues: variant.map(\.name)
          )
          let run = PlannedRun(
            identity: identity,
            component: document.component.name,
            title: scenario.title,
            tags: tags,
            documentFile: document.file,
            location: scenario.location,
            arguments: arguments,
            environment: final,
            steps: steps,
            expectedFailure: scenario.expectedFailure,
            timeout: scenario.timeout ?? document.timeout,
            isIsolated: scenario.isIsolated ?? document.isIsolated,
            source: document.source
          )
          if accept(identity, at: scenario.location) { runs.append(run) }
        }
      }
    }
  }

  /// Refuses identities that are too long or taken.
  private func accept(_ identity: RunIdentity, at location: SourceLocation) -> Bool {
    let text = identity.description
    if text.utf8.count > RunIdentity.longest {
      checker.error(
        at: location,
        "the identity \(text) has \(text.utf8.count) bytes, \(RunIdentity.longest) are allowed",
        hint: "use a shorter name"
      )
      return false
    }
    if let other = identities.updateValue(location, forKey: text.lowercased()) {
      checker.error(at: location, "the identity \(text) is taken", hint: "the other one is at \(other)")
      return false
    }
    return true
  }

  private func selected(
    _ scenario: ScenarioDeclaration,
    of document: ScenarioDocument
  ) -> [DocumentScope.Environment] {
    let all = document.scope.environments
    if let names = scenario.environments ?? document.environments {
      return all.filter { environment in names.contains { $0.name == environment.name } }
    }
    let defaults = all.filter(\.isDefault)
    if defaults.isEmpty {
      checker.error(
        at: document.component.location,
        "the document runs in no environment: it names none, and none is a default one",
        hint: all.isEmpty
          ? "write an environments.json with { \"environments\": { \"local\": { \"default\": true } } }"
          : "add \"environments\": [\(all[0].name.quoted)], or \"default\": true in environments.json"
      )
    }
    return defaults
  }

  private func base(_ environment: DocumentScope.Environment, of document: ScenarioDocument) -> ResolvedEnvironment {
    let scope = ObjectIdentifier(document.scope)
    var result: ResolvedEnvironment
    if let known = resolved[scope]?[environment.name] {
      result = known
    } else {
      result = ResolvedEnvironment(name: environment.name)
      for layer in environment.layers {
        result.apply(layer.overrides, origin: layer.origin, wildcards: wildcards)
      }
      resolved[scope, default: [:]][environment.name] = result
    }
    if !document.overrides.isEmpty {
      result.apply(document.overrides, origin: "document", wildcards: wildcards)
    }
    return result
  }

  /// The combinations of matrix values, the one without any first.
  private func variants(
    _ names: [NamedReference],
    in scope: DocumentScope,
    of scenario: ScenarioDeclaration
  ) -> [[MatrixAxis.Value]] {
    var variants: [[MatrixAxis.Value]] = [[]]
    for axis in scope.axes where names.contains(where: { $0.name == axis.name }) {
      guard variants.count * (axis.values.count + 1) <= Self.mostVariants else {
        checker.error(
          at: scenario.location,
          "the matrix multiplies each run by more than \(Self.mostVariants)",
          hint: "name fewer axes"
        )
        return [[]]
      }
      variants = variants.flatMap { variant in [variant] + axis.values.map { variant + [$0] } }
    }
    return variants
  }

  private static let mostVariants = 10_000

  /// The scenario's arguments over the document's, by key; `null` takes a key of the document away.
  private static func merge(_ near: JSONNode?, over far: JSONNode?) -> JSONNode? {
    guard let near, let far else { return near ?? far }
    guard let new = near.object, let old = far.object else { return near }
    let kept = old.members.compactMap { member in
      guard let replacement = new.member(member.key) else { return member }
      return replacement.value.isNull ? nil : replacement
    }
    let added = new.members.filter { old.position(of: $0.key) == nil }
    return JSONNode(.object(JSONObject(kept + added)), at: near.location)
  }
}
