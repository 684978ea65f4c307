import ScenarioSupport

/// Replaces `run` and `repeat` by the steps of flows and repetitions.
final class FlowExpander {
  private let checker: DocumentChecker
  private var expanded: [Key: [Step]] = [:]

  /// A flow in a scope with the same arguments gives the same steps.
  private struct Key: Hashable {
    var scope: ObjectIdentifier
    var name: String
    var arguments: String
  }

  /// The greatest number of steps in an expanded script.
  static let mostSteps = 100_000

  init(checker: DocumentChecker) {
    self.checker = checker
  }

  func expand(_ steps: [Step], in scope: DocumentScope, of scenario: SourceLocation) -> [Step] {
    guard steps.contains(where: { $0.verb == .run || $0.verb == .repeat }) else { return steps }
    guard let result = expand(steps, in: scope, path: []) else {
      checker.error(
        at: scenario,
        "the scenario has more than \(Self.mostSteps) steps",
        hint: "repeat less often"
      )
      return []
    }
    return result
  }

  /// The steps, or nil when there are too many.
  private func expand(_ steps: [Step], in scope: DocumentScope, path: [String]) -> [Step]? {
    var result: [Step] = []
    for step in steps {
      switch step.action {
      case .run(let call):
        guard let body = body(of: call, at: step.location, in: scope, path: path) else { return nil }
        result += body.map { inner in
          var inner = inner
          inner.callers.insert(step.location, at: 0)
          return inner
        }
      case .repeat(let count, let body):
        guard let once = expand(body, in: scope, path: path) else { return nil }
        guard result.count + once.count * count <= Self.mostSteps else { return nil }
        for _ in 0..<count { result += once }
      default:
        result.append(step)
      }
      guard result.count <= Self.mostSteps else { return nil }
    }
    return result
  }

  private func body(of call: FlowCall, at location: SourceLocation, in scope: DocumentScope, path: [String])
    -> [Step]?
  {
    guard let flow = scope.flows[call.name] else {
      let names = scope.flows.keys.sorted()
      let hint = Suggestion.hint(for: call.name, in: names, kind: "flows")
      checker.error(at: location, "unknown flow \(call.name.quoted)", hint: names.isEmpty ? Self.where : hint)
      return []
    }
    if let start = path.firstIndex(of: call.name) {
      let chain = (path[start...] + [call.name]).joined(separator: " → ")
      checker.error(at: location, "the flow runs itself: \(chain)", hint: "remove one \"run\"")
      return []
    }
    guard checkArguments(of: call, for: flow, at: location) else { return [] }
    let arguments = JSONNode(.object(call.arguments), at: location).compactText
    let key = Key(scope: ObjectIdentifier(scope), name: call.name, arguments: arguments)
    if let known = expanded[key] { return known }
    let filled =
      flow.parameters.isEmpty ? flow.body : Template.fill(flow.body, with: call.arguments, reporting: checker)
    let steps = StepParser(checker: checker).steps(filled, "the flow \(call.name.quoted)")
    guard let result = expand(steps, in: scope, path: path + [call.name]) else { return nil }
    expanded[key] = result
    return result
  }

  private static let `where` = "flows are the \"steps\" of an environments.json"

  private func checkArguments(of call: FlowCall, for flow: Flow, at location: SourceLocation) -> Bool {
    let missing = flow.parameters.filter { call.arguments[$0] == nil }
    let extra = call.arguments.members.filter { $0.key != "note" && !flow.parameters.contains($0.key) }
    for member in extra {
      checker.error(
        at: member.keyLocation,
        "the flow \(flow.name.quoted) has no parameter \(member.key.quoted)",
        hint: Suggestion.hint(for: member.key, in: flow.parameters, kind: "parameters")
      )
    }
    if !missing.isEmpty {
      let names = missing.map(\.quoted).joined(separator: ", ")
      checker.error(
        at: location,
        "the flow \(flow.name.quoted) needs \(names)",
        hint: "add \"with\": { \(missing.map { "\($0.quoted): …" }.joined(separator: ", ")) }"
      )
    }
    return missing.isEmpty && extra.isEmpty
  }
}
