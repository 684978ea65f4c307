import Foundation
import ScenarioDocuments
import ScenarioSupport

/// A command, and the folder, the stores and the output that it works with.
@MainActor struct CommandContext {
  let command: ParsedCommand
  let environment: ProgramEnvironment
  let isCI: Bool
  let root: URL
  let store: SnapshotStore
  let pending: PendingStore
  let selection: Selection
  let lastRun: LastRunFile
  let next: NextCommand
  let settings: ConsoleSettings

  init(command: ParsedCommand, environment: ProgramEnvironment) throws(UsageError) {
    self.command = command
    self.environment = environment
    isCI = command.isCI || Self.isCI(environment.variables)
    let workingDirectory = environment.workingDirectory.standardizedFileURL
    root = URL(argument: command.root, in: workingDirectory)
    store = SnapshotStore(root: root)
    let below = workingDirectory.path + "/"
    let output = OutputFolder(workingDirectory: workingDirectory, variables: environment.variables, isCI: isCI)
    let shownRoot = root.path.hasPrefix(below) ? String(root.path.dropFirst(below.count)) : root.path
    pending = PendingStore(output: output, root: shownRoot)
    lastRun = LastRunFile(output: output, root: shownRoot)
    // The arguments of `merge` are files.
    let request = command.name.description.arguments == .reports ? SelectionRequest() : command.request
    do throws(SelectionError) {
      selection = try Selection(request, workingDirectory: workingDirectory, root: root)
    } catch {
      throw UsageError(error)
    }
    let isDefaultRoot = command.root == ParsedCommand.defaultRoot
    next = NextCommand(
      executable: environment.executable, options: isDefaultRoot ? [] : ["--root=\(command.root)"])
    settings = ConsoleSettings(
      output: environment.output, variables: environment.variables, color: command.color, detail: command.detail,
      isCI: isCI)
  }

  func run() async throws(UsageError) -> ExitCode {
    switch command.name {
    case .run: try await runScenarios()
    case .list: try list()
    case .show: try await show()
    case .diff: try diff()
    case .accept: try accept()
    case .reject: try reject()
    case .prune: try prune()
    case .merge: try merge()
    }
  }

  /// Plans all documents and prints all diagnostics. Returns nil when one of them is an error.
  func plan() -> Plan? {
    let (plan, diagnostics) = environment.plan(root)
    let sorted = Set(diagnostics).sorted()
    complain(sorted)
    let errors = sorted.count { $0.severity == .error }
    if errors == 0, let plan { return plan }
    let amount = errors == 1 ? "1 error" : "\(errors) errors"
    _ = environment.errors.write(
      "\(amount); nothing was \(command.name.description.putsRunsOnStage ? "run" : "done")\n")
    return nil
  }

  /// The selected runs; `nil` when there are none, which is printed.
  func select(_ plan: Plan) throws(UsageError) -> SelectedRuns? {
    let selected: SelectedRuns
    do throws(SelectionError) {
      selected = try selection.select(from: plan.runs, facts: facts)
    } catch {
      throw UsageError(error)
    }
    guard selected.runs.isEmpty else { return selected }
    let reasons = EmptySelection(runs: plan.runs)
    if let shard = selection.shard, !selected.planned.isEmpty {
      _ = environment.errors.write(reasons.message(forEmpty: shard, selected: selected.planned.count))
      return nil
    }
    if !command.isNamed, let word = command.request.arguments.first,
      let name = Suggestion.nearest(to: word, in: CommandName.allCases.map(\.rawValue))
    {
      throw UsageError(
        message: "there is no command `\(VisibleText.escaped(word))`, and no scenario's identity contains it",
        hint: "did you mean `\(name)`?", command: nil)
    }
    _ = environment.errors.write(reasons.message(for: selection, list: next.line("list")))
    return nil
  }

  /// The facts that a selection may need.
  var facts: SelectionFacts {
    SelectionFacts(
      lastRun: lastRun, root: root, variables: environment.variables, durations: durations
    ) { complain($0) }
  }

  /// The runs that did not pass the last time; none when the selection does not ask for them.
  func failedIfNeeded() throws(UsageError) -> Set<RunIdentity> {
    guard selection.needsLastRun else { return [] }
    do throws(SelectionError) {
      return try facts.failed()
    } catch {
      throw UsageError(error)
    }
  }

  /// The durations of an earlier run. Shards are balanced by them.
  private func durations() throws(SelectionError) -> [RunIdentity: Duration] {
    guard let path = command.durations else { return [:] }
    let shown = VisibleText.escaped(path)
    do {
      guard let bytes = try AtomicFile.contents(of: URL(argument: path, in: environment.workingDirectory).path) else {
        throw FileFailure(action: "read", path: shown, code: ENOENT)
      }
      return try JSONLinesReader.durations(in: bytes, file: shown)
    } catch let failure as FileFailure {
      throw SelectionError(message: "--durations: \(failure)", hint: "name a JSON report of an earlier run")
    } catch {
      throw SelectionError(message: "--durations: \(error)")
    }
  }

  func print(_ text: String) { _ = environment.output.write(text) }

  func complain(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    _ = environment.errors.write(diagnostics.map { "\($0)\n" }.joined())
  }

  private static func isCI(_ variables: [String: String]) -> Bool {
    guard let value = variables["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
