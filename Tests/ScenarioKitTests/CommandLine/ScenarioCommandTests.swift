import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioStage

/// The whole program on a temporary folder, with a stage that says what the test wants.
@MainActor @Suite struct ScenarioCommandTests {
  private final class Stage {
    var bodies: [String: String] = [:]
    var results: [String: RunResult] = [:]
    var silent: Set<String> = []
    var expectedFailures: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    var executed: [String] = []
  }

  private struct Outcome {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private static let ids = ["notes/app/creates@error", "notes/app/creates@local", "tags/tags-view/shows@local"]
  private static let snapshot = "Scenarios/notes/__snapshots__/app/creates@local.snap.txt"

  private let folder: TemporaryFolder
  private let stage = Stage()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", "Scenarios/notes/app.json")
    for id in Self.ids { stage.bodies[id] = "Frame \"start\"\n  \"\(id)\"" }
  }

  private func run(_ arguments: String..., variables: [String: String] = [:]) async -> Outcome {
    let (output, errors) = (CapturedOutput(), CapturedOutput())
    let stage = stage
    let environment = ProgramEnvironment(
      plan: { _ in
        if stage.diagnostics.contains(where: { $0.severity == .error }) { return (nil, stage.diagnostics) }
        let ids = stage.bodies.keys.sorted()
        return (SamplePlan.plan(ids, expectedFailures: stage.expectedFailures), stage.diagnostics)
      },
      execute: { request, report in
        for run in request.runs {
          let id = run.identity.description
          stage.executed.append(id)
          report(.started(run.identity))
          if stage.silent.contains(id) { continue }
          let text = SnapshotFile(identity: run.identity, body: stage.bodies[id] ?? "").text
          let result = stage.results[id] ?? RunResult(identity: run.identity, verdict: .passed, snapshotText: text)
          report(.finished(request.judged(result, of: run)))
        }
        return ExecutionEnd()
      },
      workingDirectory: folder.url, variables: variables, executable: "scenario-run", version: "1.2.3",
      output: output.output(), errors: errors.output(), now: { .zero })
    let code = await ScenarioCommand(environment: environment).run(arguments)
    return Outcome(code: code, output: output.text, errors: errors.text)
  }

  private func recordAll() async {
    _ = await run()
    _ = await run("accept")
  }

  @Test func `a life: new, accepted, green, changed, rejected, changed again, accepted, green`() async throws {
    var outcome = await run()
    #expect(outcome.code == .failed)
    #expect(outcome.output.contains("3 scenarios: 3 new"))
    #expect(folder.files.filter { $0.hasPrefix("Scenarios/") } == ["Scenarios/notes/app.json"])
    outcome = await run("accept")
    #expect(outcome.code == .passed)
    #expect(
      outcome.output == """
        accepted  notes/app/creates@error (new)
        accepted  notes/app/creates@local (new)
        accepted  tags/tags-view/shows@local (new)
        3 accepted

        """)
    outcome = await run()
    #expect(outcome.code == .passed)
    #expect(outcome.output == "3 scenarios from Scenarios\nall 3 scenarios passed (0.00 s)\n")

    stage.bodies["notes/app/creates@local"] = "Frame \"start\"\n  \"other\""
    outcome = await run()
    #expect(outcome.code == .failed)
    #expect(outcome.output.contains("-  \"notes/app/creates@local\"\n+  \"other\"\n"))
    outcome = await run("diff")
    #expect(
      outcome.output == """
        --- \(Self.snapshot)
        +++ \(Self.snapshot)
        @@ -1,4 +1,4 @@
         snapshot 1 notes/app/creates@local
         
         Frame "start"
        -  "notes/app/creates@local"
        +  "other"

        """)
    let before = folder.read(Self.snapshot)
    outcome = await run("reject")
    #expect(outcome.output == "rejected  notes/app/creates@local\n")
    #expect(folder.read(Self.snapshot) == before)
    outcome = await run("accept")
    #expect(outcome.output == "nothing is pending\n")
    #expect(outcome.code == .passed)

    _ = await run()
    outcome = await run("accept")
    #expect(outcome.output == "accepted  notes/app/creates@local (changed)\n")
    outcome = await run()
    #expect(outcome.code == .passed)
  }

  @Test func `a run writes nothing below the root`() async {
    await recordAll()
    stage.bodies["notes/app/creates@local"] = "other"
    let before = folder.files.filter { $0.hasPrefix("Scenarios/") }.map { [$0, folder.read($0)] }
    _ = await run()
    #expect(folder.files.filter { $0.hasPrefix("Scenarios/") }.map { [$0, folder.read($0)] } == before)
  }

  @Test func `accepting refuses a baseline that has moved, and takes the others`() async throws {
    await recordAll()
    stage.bodies["notes/app/creates@local"] = "other"
    stage.bodies["notes/app/creates@error"] = "other"
    _ = await run()
    try folder.write(folder.read(Self.snapshot)!.replacing("start", with: "moved"), Self.snapshot)
    let outcome = await run("accept")
    #expect(outcome.code == .failed)
    #expect(outcome.output == "accepted  notes/app/creates@error (changed)\n1 accepted, 1 not accepted\n")
    #expect(outcome.errors.contains("\(Self.snapshot) has changed since the run that made this text; run again"))
    #expect(folder.read(Self.snapshot)?.contains("moved") == true)
    #expect(await run("diff").errors.contains("is not what the run was compared with any more"))
  }

  @Test func `accepting takes what is named, and says when that is nothing`() async {
    _ = await run()
    #expect(await run("accept", "tags-view").output == "accepted  tags/tags-view/shows@local (new)\n")
    let outcome = await run("accept", "--filter", "nowhere")
    #expect(outcome.code == .emptySelection)
    #expect(
      outcome.errors == """
        error: 2 texts are pending, but none that was named:
          notes/app/creates@error
          notes/app/creates@local

        """)
  }

  @Test func `accepting refuses what no scenario plans any more`() async {
    _ = await run()
    stage.bodies["tags/tags-view/shows@local"] = nil
    let outcome = await run("accept", "tags-view")
    #expect(outcome.code == .failed)
    #expect(outcome.errors.contains("no scenario plans `tags/tags-view/shows@local` any more"))
    #expect(folder.files.allSatisfy { !$0.hasSuffix(".snap.txt") })
  }

  @Test func `a run replaces the pending files of the runs that it executed and leaves the others`() async {
    _ = await run()
    stage.results["notes/app/creates@local"] = RunResult(
      identity: RunIdentity(parsing: "notes/app/creates@local")!, verdict: .failed, problems: [Problem(message: "no")])
    let outcome = await run("@local")
    #expect(outcome.code == .failed)
    #expect(
      folder.files.filter { $0.hasSuffix(".pending") } == [
        ".scenario-run/pending/notes/app/creates@error.pending",
        ".scenario-run/pending/tags/tags-view/shows@local.pending",
      ])
  }

  @Test func `bad documents are reported at once, in order, and nothing is run`() async {
    stage.diagnostics = [
      Diagnostic(
        .error, at: SourceLocation(file: "Scenarios/b.json", line: 1, column: 1), "second"),
      Diagnostic(
        .error, at: SourceLocation(file: "Scenarios/a.json", line: 3, column: 16), "first"),
    ]
    let outcome = await run()
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        Scenarios/a.json:3:16: error: first
        Scenarios/b.json:1:1: error: second
        2 errors; nothing was run

        """)
    #expect(stage.executed == [])
    #expect(await run("prune", "--yes").code == .usage)
  }

  @Test func `a warning about a document does not stop the run`() async {
    stage.diagnostics = [Diagnostic(.warning, at: nil, "mind")]
    let outcome = await run("list")
    #expect(outcome.code == .passed)
    #expect(outcome.errors == "warning: mind\n")
  }

  @Test func `list prints one identity a line and nothing else`() async {
    let outcome = await run("list")
    #expect(outcome.code == .passed)
    #expect(outcome.output == Self.ids.map { $0 + "\n" }.joined())
    #expect(outcome.errors == "")
    #expect(await run("list", "--filter", "@error", "--filter=tags").output == "\(Self.ids[0])\n\(Self.ids[2])\n")
    #expect(await run("list", "Scenarios/notes/app.json").output == "\(Self.ids[0])\n\(Self.ids[1])\n")
  }

  @Test func `nothing selected is exit 4 with the nearest`() async {
    let outcome = await run("--filter", "tag-view")
    #expect(outcome.code == .emptySelection)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: no scenario's identity contains `tag-view`
        did you mean
          tags/tags-view/shows@local

        """)
    #expect(stage.executed == [])
    #expect(
      await run("list", "zzzzzzzz").errors
        == "error: no scenario's identity contains `zzzzzzzz`\nscenario-run list prints all 3 of them\n")
  }

  @Test func `a bad filter is exit 2, with its column`() async {
    let outcome = await run("list", "--filter", "env(error")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors == """
        error: bad filter: `)` is missing
          env(error
             ^ opened here
        scenario-run --help says more

        """)
    #expect(await run("accept", "tags view").code == .usage)
  }

  @Test func `failed selects what did not pass the last time, and keeps the rest of it`() async {
    #expect(await run("list", "--failed").code == .usage)
    await recordAll()
    stage.bodies["notes/app/creates@error"] = "other"
    stage.bodies["notes/app/creates@local"] = "other"
    _ = await run()
    #expect(await run("list", "--failed").output == "\(Self.ids[0])\n\(Self.ids[1])\n")
    stage.bodies["notes/app/creates@error"] = "Frame \"start\"\n  \"\(Self.ids[0])\""
    _ = await run("@error")
    #expect(await run("list", "--filter", "failed()").output == "\(Self.ids[1])\n")
    #expect(await run("diff", "failed() and @error").code == .emptySelection)
    _ = await run("accept")
    _ = await run("--failed")
    let outcome = await run("--failed")
    #expect(outcome.code == .emptySelection)
    #expect(outcome.errors == "error: no scenario failed the last time\n")
  }

  @Test func `shards together are the plan, and do not look for orphans`() async throws {
    await recordAll()
    try folder.write("x", "Scenarios/notes/__snapshots__/app/gone@local.snap.txt")
    #expect(await run("--strict", "--shard", "1/2").code == .passed)
    let parts = [await run("list", "--shard", "1/2").output, await run("list", "--shard", "2/2").output]
    #expect(parts.joined().split(separator: "\n").sorted().map(String.init) == Self.ids)
    let codes = [
      await run("list", "--shard", "1/4"), await run("list", "--shard", "2/4"),
      await run("list", "--shard", "3/4"), await run("list", "--shard", "4/4"),
    ].map(\.code)
    #expect(codes.count { $0 == .emptySelection } == 1)
  }

  @Test func `pending texts are chosen by what the plan knows`() async {
    _ = await run()
    #expect(await run("diff", "component(App) and env(error)").output.contains(Self.ids[0]))
    #expect(await run("reject", "component(App) and env(error)").output == "rejected  \(Self.ids[0])\n")
    #expect(await run("accept", "component(Other)").code == .emptySelection)
  }

  @Test func `a misspelt command is a usage error with a suggestion`() async {
    let outcome = await run("acept")
    #expect(outcome.code == .usage)
    #expect(
      outcome.errors
        == """
        error: there is no command `acept`, and no scenario's identity contains it; did you mean `accept`?
        scenario-run --help says more

        """)
  }

  @Test func `an unknown option is a usage error on standard error`() async {
    let outcome = await run("accept", "--fliter=x")
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "error: unknown option `--fliter=x`; did you mean `--filter`?\nscenario-run accept --help says more\n")
  }

  @Test func `in-process with an option for workers is a usage error, and nothing is run`() async {
    let outcome = await run("show", "tags-view", "--in-process", "--memory", "512MiB")
    #expect(outcome.code == .usage)
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: `--in-process` and `--memory` exclude each other; `--in-process` runs without the workers that `--memory` is \
        for: leave out one of them
        scenario-run show --help says more

        """)
    #expect(stage.executed == [])
  }

  @Test func `a missing result is exit 6 and is named`() async {
    await recordAll()
    stage.silent = ["notes/app/creates@local"]
    let outcome = await run()
    #expect(outcome.code == .incomplete)
    #expect(
      outcome.output.contains("error: 1 of 3 planned scenarios reported no result\n  notes/app/creates@local\n"))
  }

  @Test func `a crash is exit 3, even beside a failure`() async {
    await recordAll()
    for (id, verdict) in [(Self.ids[0], Verdict.crashed), (Self.ids[1], .failed)] {
      stage.results[id] = RunResult(identity: RunIdentity(parsing: id)!, verdict: verdict)
    }
    #expect(await run().code == .crashed)
  }

  @Test func `an expected failure leaves the run green, and passing against it does not`() async {
    await recordAll()
    stage.expectedFailures["notes/app/creates@error"] = "known"
    #expect(await run().output.contains("1 unexpected pass"))
    stage.results["notes/app/creates@error"] = RunResult(
      identity: RunIdentity(parsing: "notes/app/creates@error")!, verdict: .failed, problems: [Problem(message: "no")])
    let outcome = await run()
    #expect(outcome.code == .passed)
    #expect(outcome.output.hasSuffix("3 scenarios: 2 passed, 1 expected failure (0.00 s)\n"))
  }

  @Test func `orphans are a note, exit 5 under CI or strict, and no business of a part of the plan`() async throws {
    await recordAll()
    try folder.write("x", "Scenarios/notes/__snapshots__/app/gone@local.snap.txt")
    #expect(await run().code == .passed)
    #expect(await run("--strict").code == .hygiene)
    #expect(await run("--ci").code == .hygiene)
    #expect(await run(variables: ["CI": "true"]).code == .hygiene)
    #expect(await run(variables: ["CI": "false"]).code == .passed)
    #expect(await run("--strict", "@local").code == .passed)
  }

  @Test func `prune names orphans, and removes them only when told`() async throws {
    await recordAll()
    let orphan = "Scenarios/old/__snapshots__/app/gone@local.snap.txt"
    try folder.write("x", orphan)
    var outcome = await run("prune")
    #expect(
      outcome.output == "orphan  \(orphan)\nnothing was removed; scenario-run prune --yes removes them\n")
    #expect(folder.read(orphan) == "x")
    outcome = await run("prune", "--yes")
    #expect(outcome.output == "removed  \(orphan)\n")
    #expect(folder.read(orphan) == nil)
    #expect(folder.read(Self.snapshot) != nil)
    #expect(await run("prune").output == "every stored snapshot belongs to a scenario\n")
  }

  @Test func `prune forgets pending texts that no scenario owns`() async {
    _ = await run()
    stage.bodies["tags/tags-view/shows@local"] = nil
    #expect(
      await run("prune", "--yes").output == "removed  .scenario-run/pending/tags/tags-view/shows@local\n")
    #expect(folder.files.filter { $0.hasSuffix(".pending") }.count == 2)
  }

  @Test func `show prints fresh texts and problems, and keeps nothing`() async {
    stage.results["notes/app/creates@local"] = RunResult(
      identity: RunIdentity(parsing: "notes/app/creates@local")!, verdict: .failed, problems: [Problem(message: "no")])
    let outcome = await run("show", "notes/app")
    #expect(outcome.code == .failed)
    #expect(
      outcome.output == """
        snapshot 1 notes/app/creates@error

        Frame "start"
          "notes/app/creates@error"

        ── failed  notes/app/creates@local ─────────────────────────────────────────────
          no

        """)
    #expect(folder.files == ["Scenarios/notes/app.json"])
    #expect(await run("show").code == .usage)
  }

  @Test func `under CI pending files lie where an artifact uploader sees them`() async {
    let outcome = await run("--ci", "tags-view")
    #expect(outcome.output.hasPrefix("1 of 3 scenarios from Scenarios, under CI\n"))
    #expect(
      folder.files.filter { $0.hasSuffix(".pending") } == [
        "scenario-run-out/pending/tags/tags-view/shows@local.pending"
      ])
    let accepted = await run("accept", variables: ["SCENARIO_OUTPUT_DIR": "scenario-run-out"])
    #expect(accepted.output == "accepted  tags/tags-view/shows@local (new)\n")
  }

  @Test func `a pending file that cannot be written is a complaint, and the verdict stays`() async throws {
    try folder.write("", ".scenario-run")
    let outcome = await run("tags-view")
    #expect(outcome.code == .failed)
    #expect(outcome.errors.contains("a file stands where a folder is needed"))
  }

  @Test func `another root is used, and belongs to the next command`() async {
    let outcome = await run("--root", "Other", "tags-view")
    #expect(outcome.output.contains("scenario-run accept -- tags-view --root=Other") == false)
    #expect(outcome.output.contains("scenario-run accept --root=Other -- tags-view"))
    #expect(await run("diff").output == "nothing is pending\n")
    #expect(await run("diff", "--root=Other").output.hasPrefix("--- /dev/null\n+++ Other/tags/__snapshots__/"))
  }

  @Test func `a result that was not planned, and a second one, are complaints`() async {
    stage.results["notes/app/creates@local"] = RunResult(
      identity: RunIdentity(parsing: "notes/app/creates@error")!, verdict: .passed, snapshotText: "x")
    stage.results["tags/tags-view/shows@local"] = RunResult(
      identity: RunIdentity(parsing: "who/knows@local")!, verdict: .passed, snapshotText: "x")
    let outcome = await run()
    #expect(outcome.code == .incomplete)
    #expect(outcome.errors.contains("`notes/app/creates@error` was reported twice"))
    #expect(outcome.errors.contains("`who/knows@local` was reported, but not planned"))
  }

  @Test func `version and help go to standard output`() async {
    #expect(await run("--version").output == "scenario-run 1.2.3\n")
    for name in CommandName.allCases {
      let outcome = await run(name.rawValue, "--help")
      #expect(outcome.code == .passed)
      #expect(outcome.output.contains("Usage: scenario-run ") && outcome.output.contains("\nExamples:\n"))
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
    #expect(await run("--help").output.contains("Exit codes:"))
  }
}
