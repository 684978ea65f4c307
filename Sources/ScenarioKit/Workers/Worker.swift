import CHermetic
import CWorkers
import Foundation
import ScenarioDocuments
import ScenarioStage
import ScenarioSupport
import Synchronization

/// The main program of a worker process: takes batches from its parent, puts their runs on stage, and sends the results.
@MainActor enum Worker {
  /// What a worker is started with, as arguments.
  struct Settings {
    var mark: [UInt8]
    /// Zero for no limit.
    var memoryLimit: UInt64

    var arguments: [String] {
      [WorkerProtocol.argument, mark.map { String($0, radix: 16) }.joined(separator: "-"), "\(memoryLimit)"]
    }

    init(mark: [UInt8], memoryLimit: UInt64) {
      self.mark = mark
      self.memoryLimit = memoryLimit
    }

    /// Nil when the process was not started as a worker.
    init?(_ arguments: [String]) {
      guard arguments.count == 3, arguments[0] == WorkerProtocol.argument, let limit = UInt64(arguments[2]) else {
        return nil
      }
      mark = arguments[1].split(separator: "-").compactMap { UInt8($0, radix: 16) }
      memoryLimit = limit
    }
  }

  /// Runs batches until the parent asks the worker to end, or is gone.
  static func run(_ settings: Settings, _ makeCatalog: @MainActor () -> Catalog) async -> Never {
    let channel: WorkerChannel
    do {
      channel = try WorkerChannel(mark: settings.mark)
    } catch {
      _ = ConsoleOutput.standardError.write("a worker \(error)\n")
      exit(WorkerProtocol.lostPipe)
    }
    let (batches, continuation) = AsyncStream.makeStream(of: WorkerBatch.self)
    channel.listen { continuation.yield($0) }
    if !worker_limit_memory(settings.memoryLimit) {
      _ = ConsoleOutput.standardError.write("\(SystemFailure("limit the memory of a worker"))\n")
    }
    let catalog = makeCatalog()
    for await batch in batches {
      await run(batch, of: catalog, channel)
      channel.send(.batchEnded)
    }
    _exit(WorkerProtocol.lostPipe)
  }

  private static func run(_ batch: WorkerBatch, of catalog: Catalog, _ channel: WorkerChannel) async {
    let root = URL(fileURLWithPath: batch.root, isDirectory: true)
    let runs = plan(batch, root: root, catalog: catalog)
    for item in batch.items where runs[item.identity] == nil {
      channel.send(.finished(number: item.number, changedResult(item.identity, root: root)))
    }
    guard !runs.isEmpty else { return }
    let judge = batch.isJudged ? SnapshotJudge(store: SnapshotStore(root: root)) : nil
    // A run that is repeated has several items.
    let numbers = Mutex(Dictionary(grouping: batch.items, by: \.identity).mapValues { $0.map(\.number)[...] })
    let hasChanged = Atomic(false)
    let state = worker_process_state()
    let problem = await InProcessExecutor.run(
      ScenarioSession.Batch(runs: batch.items.compactMap { runs[$0.identity] }) { run in
        // After a change of the process, the parent gives the remaining items to a fresh worker.
        guard !hasChanged.load(ordering: .relaxed), let number = numbers.withLock({ $0[run.identity]?.popFirst() })
        else { return }
        channel.recorder.begin(number)
        let outcome = await StageRunner.run(run, of: catalog, isAlone: true, observer: channel.recorder)
        var result = RunResult(outcome, of: run)
        if let judge { result = judge.judge(result, expectedFailure: run.expectedFailure) }
        // The parent does not need a text that equals the stored one.
        if judge != nil, !result.verdict.leavesPending { result.snapshotText = nil }
        channel.endOutput(of: number)
        let isEmpty = PrivateFolder.ofThisWorker?.empty() ?? true
        if outcome.leavesForeignWork || !isEmpty || worker_process_state() != state {
          hasChanged.store(true, ordering: .relaxed)
          channel.send(.changed)
        }
        channel.send(WorkerEvent(number: number, result))
        channel.recorder.end()
      })
    if let problem { channel.send(.broken(problem)) }
  }

  /// The runs of a document, and the hash of what they were planned from.
  private struct PlannedDocument {
    var source: UInt64
    var runs: [RunIdentity: PlannedRun] = [:]
  }

  /// The documents of the last batch. The next batch often continues in one of them.
  private static var planned: [String: PlannedDocument] = [:]

  /// The planned runs of a batch, from the documents as they are now. Runs of documents that have changed since the parent
  /// planned them are missing.
  private static func plan(_ batch: WorkerBatch, root: URL, catalog: Catalog) -> [RunIdentity: PlannedRun] {
    var known = planned.filter { path, document in batch.sources[path] == document.source }
    let paths = Set(batch.items.map(\.identity.path)).subtracting(known.keys)
    var plans: [Plan] = []
    if !paths.isEmpty {
      if let together = ScenarioPlanning.plan(root: root, catalog: catalog, paths: paths).plan {
        plans = [together]
      } else {
        // One document may be broken by now. The others still run.
        plans = paths.sorted().compactMap { ScenarioPlanning.plan(root: root, catalog: catalog, paths: [$0]).plan }
      }
    }
    for run in plans.flatMap(\.runs) where run.source == batch.sources[run.identity.path] {
      known[run.identity.path, default: PlannedDocument(source: run.source)].runs[run.identity] = run
    }
    planned = known
    var runs: [RunIdentity: PlannedRun] = [:]
    for item in batch.items { runs[item.identity] = known[item.identity.path]?.runs[item.identity] }
    return runs
  }

  private static func changedResult(_ identity: RunIdentity, root: URL) -> RunResult {
    RunResult(
      identity: identity, verdict: .failed,
      problems: [
        Problem(
          message: "its document, its environments or a fixture changed while the run was on; run again",
          location: SourceLocation(file: "\(root.lastPathComponent)/\(identity.path).json"))
      ])
  }
}
