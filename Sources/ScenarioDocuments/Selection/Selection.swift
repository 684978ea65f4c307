import Foundation

/// Which planned runs are selected, which of those belong to this shard, and in which order they run.
///
/// Filters and paths form a union. `--tag` and `--environment` (each a union of its values), `--failed` and `--changed`
/// narrow it. Then `--shard` takes a part of the rest, and `--shuffle` reorders that part.
package struct Selection {
  /// The filters and arguments as typed.
  let typed: [String]
  private let terms: [SelectionTerm]
  package let tags: [String]
  package let environments: [String]
  package let onlyFailed: Bool
  package let changedSince: String?
  package let shard: Shard?
  private let shuffleSeed: UInt64?

  /// Reads what a person asks for.
  ///
  /// - Throws: A ``SelectionError`` that shows the place at which a filter is wrong.
  package init(_ request: SelectionRequest, workingDirectory: URL, root: URL) throws(SelectionError) {
    var terms: [SelectionTerm] = []
    for filter in request.filters {
      terms.append(.expression(try FilterParser.parse(filter)))
    }
    for argument in request.arguments {
      if let path = SelectionTerm(path: argument, workingDirectory: workingDirectory, root: root) {
        terms.append(path)
      } else {
        terms.append(.expression(try FilterParser.parse(argument)))
      }
    }
    self.terms = terms
    typed = request.filters + request.arguments
    tags = request.tags
    environments = request.environments
    onlyFailed = request.onlyFailed
    changedSince = request.changedSince
    shard = request.shard
    shuffleSeed = request.shuffleSeed
  }

  /// Whether every planned run is meant. Shards and the order do not count.
  package var isEmpty: Bool {
    terms.isEmpty && tags.isEmpty && environments.isEmpty && !onlyFailed && changedSince == nil
  }

  /// Whether the selection needs more than the name of a run, because it uses tags or components.
  package var needsPlan: Bool {
    leaves.contains { leaf in
      guard case .predicate(let predicate) = leaf else { return false }
      return [.tag, .component, .path].contains(predicate.kind)
    }
  }

  /// Whether the results of the last run are asked for.
  package var needsLastRun: Bool {
    onlyFailed
      || leaves.contains { leaf in
        if case .failed = leaf { return true }
        return false
      }
  }

  /// Chooses among planned runs; asks only for the facts that it needs.
  package func select(from runs: [PlannedRun], facts: SelectionFacts) throws(SelectionError) -> SelectedRuns {
    let failed = needsLastRun ? try facts.failed() : []
    let changed = try changedSince.map(facts.changed)
    var subject = FilterSubject()
    let planned =
      isEmpty
      ? runs
      : runs.filter { run in
        guard tags.isEmpty || run.tags.contains(where: tags.contains),
          environments.isEmpty || environments.contains(run.identity.environment),
          !onlyFailed || failed.contains(run.identity), changed?.concern(run) ?? true
        else { return false }
        if terms.isEmpty { return true }
        subject.take(run)
        return matches(subject, failed: failed)
      }
    var chosen = planned
    if let shard, !planned.isEmpty {
      let shards = ShardAssignment.shards(
        of: planned.map(\.identity), count: shard.count, durations: try facts.durations())
      chosen = zip(planned, shards).filter { $0.1 == shard.index }.map(\.0)
    }
    if let shuffleSeed { chosen = SplitMix64.shuffled(chosen, seed: shuffleSeed) }
    return SelectedRuns(planned: planned, runs: chosen)
  }

  /// Whether filters and paths mean the run of a name, such as that of a pending text.
  ///
  /// - Parameters:
  ///   - run: The planned run of that name. Without it, tags and components are unknown.
  ///   - failed: The runs that did not pass the last time, when ``needsLastRun`` asks for them.
  package func matches(_ identity: RunIdentity, run: PlannedRun? = nil, failed: Set<RunIdentity> = []) -> Bool {
    terms.isEmpty || matches(run.map(FilterSubject.init) ?? FilterSubject(identity), failed: failed)
  }

  /// Whether filters and paths mean a file that no run owns.
  ///
  /// - Parameter path: Relative to the root. The path of a stored snapshot also matches as its run.
  package func matches(path: String) -> Bool {
    if terms.isEmpty { return true }
    if matches(FilterSubject(path: path), path: path, failed: []) { return true }
    return RunIdentity(snapshotPath: path).map { matches(FilterSubject($0), path: path, failed: []) } ?? false
  }

  /// The words and predicates of all filters.
  var leaves: [FilterExpression] { terms.flatMap(\.leaves) }

  private func matches(_ subject: borrowing FilterSubject, path: String? = nil, failed: Set<RunIdentity>) -> Bool {
    if terms.isEmpty { return true }
    for term in terms where term.matches(subject, path: path, failed: failed) { return true }
    return false
  }
}
