import Foundation
import Synchronization
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioStage

@Suite struct ConsoleReporterTests {
  private static let store = SnapshotStore(root: URL(fileURLWithPath: "/project/Scenarios"))

  private static func identity(_ text: String) -> RunIdentity { RunIdentity(parsing: text)! }

  private static let passed = RunResult(identity: identity("notes/notes-list/three-notes@local"), verdict: .passed)

  private static let changed: RunResult = {
    let identity = Self.identity("notes/notes-app/creates-a-note@local")
    let old = SnapshotFile(
      identity: identity,
      body: "Frame \"filled in\"\n  Sheet\n    Form\n      Button \"Create\"\n  behind Screen \"Notes\"")
    return RunResult(
      identity: identity, verdict: .changed, snapshotText: old.text.replacing("\"Create\"", with: "\"Save\""),
      baseline: SnapshotBaseline(text: old.text, hash: "0"))
  }()

  private static let new: RunResult = {
    let identity = Self.identity("tags/tags-view/shows-tags@empty")
    let text = SnapshotFile(identity: identity, body: "Frame \"start\"\n  Screen \"Tags\"\n    List (empty)").text
    return RunResult(identity: identity, verdict: .new, snapshotText: text)
  }()

  private static let failed = RunResult(
    identity: identity("notes/notes-list/deletes-a-note@local"), verdict: .failed,
    problems: [
      Problem(
        message: "There is no Button \"Delete\" in Row \"Milk\".", step: "tap Button \"Delete\" in Row \"Milk\"",
        location: SourceLocation(file: "Scenarios/notes/notes-list.json", line: 14, column: 9),
        details: "Row \"Milk\" (link)\n  Button \"Snooze\"")
    ], defaultedKeys: ["deleteNote"])

  private static let expected = RunResult(
    identity: identity("environment/session/missing@local"), verdict: .expectedFailure, expectedFailure: "no session")

  private func report(
    _ results: [RunResult], missing: [String] = [], orphans: [String] = [], strict: Bool = false,
    settings: ConsoleSettings = ConsoleSettings(), next: NextCommand = NextCommand(program: "scenario-run"),
    selection: [String] = [], pendingElsewhere: String? = nil
  ) -> String {
    let captured = CapturedOutput()
    let clock = TestClock()
    var reporter = ConsoleReporter(
      settings: settings, output: captured.output(), next: next, store: Self.store, selection: selection,
      pendingElsewhere: pendingElsewhere, now: { clock.tick() })
    let planned = results.map(\.identity) + missing.map { Self.identity($0) }
    reporter.begin(selected: planned.count, planned: planned.count, isCI: pendingElsewhere != nil)
    for result in results {
      reporter.started(result.identity)
      reporter.finished(result)
    }
    var summary = RunSummary(planned: planned, results: results)
    summary.orphans = orphans
    summary.isStrict = strict
    reporter.end(results, summary)
    return captured.text
  }

  @Test func `a green run says so in two lines`() {
    #expect(
      report([Self.passed, Self.passed]) == """
        2 scenarios from Scenarios
        all 2 scenarios passed (0.03 s)

        """)
  }

  @Test func `what did not pass has a line, then its story, then the next command`() {
    #expect(
      report([Self.passed, Self.changed, Self.new, Self.failed, Self.expected]) == """
        5 scenarios from Scenarios
          changed  notes/notes-app/creates-a-note@local
              new  tags/tags-view/shows-tags@empty
           failed  notes/notes-list/deletes-a-note@local

        ── changed  notes/notes-app/creates-a-note@local ───────────────────────────────
        --- Scenarios/notes/__snapshots__/notes-app/creates-a-note@local.snap.txt
        +++ this run
        @@ -3,5 +3,5 @@ snapshot 1 notes/notes-app/creates-a-note@local
         Frame "filled in"
           Sheet
             Form
        -      Button "Create"
        +      Button "Save"
           behind Screen "Notes"

        ── new  tags/tags-view/shows-tags@empty ────────────────────────────────────────
        --- /dev/null
        +++ Scenarios/tags/__snapshots__/tags-view/shows-tags@empty.snap.txt
        @@ -0,0 +1,5 @@
        +snapshot 1 tags/tags-view/shows-tags@empty
        +
        +Frame "start"
        +  Screen "Tags"
        +    List (empty)

        ── failed  notes/notes-list/deletes-a-note@local ───────────────────────────────
        Scenarios/notes/notes-list.json:14:9
          > tap Button "Delete" in Row "Milk"
          There is no Button "Delete" in Row "Milk".
            Row "Milk" (link)
              Button "Snooze"
          read from their defaults: deleteNote

        5 scenarios: 1 passed, 1 changed, 1 new, 1 failed, 1 expected failure (0.03 s)

          read again    scenario-run diff
          accept        scenario-run accept
          run it alone  scenario-run --filter notes/notes-list/deletes-a-note@local

        """)
  }

  @Test func `in 40 columns nothing is padded, and commands have a line of their own`() {
    #expect(
      report([Self.passed, Self.changed], settings: ConsoleSettings(width: 40)) == """
        2 scenarios from Scenarios
        changed  notes/notes-app/creates-a-note@local

        ── changed  notes/notes-app/creates-a-note@local
        --- Scenarios/notes/__snapshots__/notes-app/creates-a-note@local.snap.txt
        +++ this run
        @@ -3,5 +3,5 @@ snapshot 1 notes/notes-app/creates-a-note@local
         Frame "filled in"
           Sheet
             Form
        -      Button "Create"
        +      Button "Save"
           behind Screen "Notes"

        2 scenarios: 1 passed, 1 changed (0.03 s)

        read again:
          scenario-run diff
        accept:
          scenario-run accept

        """)
  }

  @Test func `colours mark verdicts, signs and commands`() {
    #expect(
      report([Self.failed], settings: ConsoleSettings(style: .colored)).replacing("\u{1B}[", with: "^") == """
        1 scenario from Scenarios
           ^31mfailed^0m  notes/notes-list/deletes-a-note@local

        ^2m──^0m ^31mfailed^0m  ^1mnotes/notes-list/deletes-a-note@local^0m ^2m───────────────────────────────^0m
        ^2mScenarios/notes/notes-list.json:14:9^0m
          > tap Button "Delete" in Row "Milk"
          There is no Button "Delete" in Row "Milk".
            Row "Milk" (link)
              Button "Snooze"
        ^2m  read from their defaults: deleteNote^0m

        1 scenario: ^31m1 failed^0m ^2m(0.03 s)^0m

          run it alone  ^1mscenario-run --filter notes/notes-list/deletes-a-note@local^0m

        """)
  }

  @Test func `quiet leaves out the stories, verbose names every run`() {
    #expect(
      report([Self.passed, Self.changed], settings: ConsoleSettings(detail: .quiet)) == """
          changed  notes/notes-app/creates-a-note@local

        2 scenarios: 1 passed, 1 changed (0.03 s)

          read again  scenario-run diff
          accept      scenario-run accept

        """)
    #expect(
      report([Self.passed], settings: ConsoleSettings(detail: .verbose)) == """
        1 scenario from Scenarios
           passed  notes/notes-list/three-notes@local
        1 scenario passed (0.03 s)

        """)
  }

  @Test func `verbose lists the keys that were read from their defaults, whatever the verdict`() {
    var passed = Self.passed
    passed.defaultedKeys = ["cardPadding", "deleteNote"]
    let line = "  read from their defaults: cardPadding, deleteNote\n"
    #expect(report([passed], settings: ConsoleSettings(detail: .verbose)).contains(line))
    #expect(!report([passed]).contains("defaults"))
  }

  @Test func `a progress line is drawn over, and is gone at the end`() {
    let text = report(
      [Self.passed, Self.expected, Self.failed], settings: ConsoleSettings(showsProgress: true, width: 50))
    let steps = text.components(separatedBy: ProgressLine.erase)
    #expect(
      steps.prefix(4) == [
        "3 scenarios from Scenarios\n",
        "────────── 0/3",
        "failed  notes/notes-list/deletes-a-note@local\n",
        "━━━━━━━━━━ 3/3  1 to look at  …letes-a-note@local",
      ])
    #expect(steps.count == 5)
    #expect(steps.last?.hasPrefix("\n── failed  notes/notes-list/deletes-a-note@local ─\n") == true)
  }

  @Test func `the progress line is drawn again only after a while`() {
    let captured = CapturedOutput()
    let time = Mutex(Duration.zero)
    var reporter = ConsoleReporter(
      settings: ConsoleSettings(showsProgress: true), output: captured.output(),
      next: NextCommand(program: "scenario-run"), store: Self.store, now: { time.withLock { $0 } })
    reporter.begin(selected: 9, planned: 9, isCI: false)
    func drawings() -> Int { captured.text.components(separatedBy: ProgressLine.erase).count - 1 }
    let first = drawings()
    time.withLock { $0 = .milliseconds(49) }
    reporter.finished(Self.passed)
    #expect(drawings() == first)
    time.withLock { $0 = .milliseconds(50) }
    reporter.finished(Self.passed)
    #expect(drawings() == first + 1)
  }

  @Test(arguments: [
    (200, "━━━━━━━━━━────────── 5/10  2 to look at  notes/notes-list/three-notes@local"),
    (60, "━━━━━───── 5/10  2 to look at  …otes-list/three-notes@local"),
    (40, "━━━━━───── 5/10  2 to look at"),
    (20, "5/10"), (4, "5/1"), (1, ""), (0, ""),
  ])
  func `the progress line never reaches the last column`(width: Int, line: String) {
    let progress = ProgressLine(planned: 10, done: 5, problems: 2, current: Self.passed.identity)
    let text = progress.text(width: width, style: .plain)
    #expect(text == line)
    #expect(text.count <= max(0, width - 1))
  }

  @Test func `a long new text is cut, and says where the rest is`() {
    var result = Self.new
    let body = (1...60).map { "  Row \"\($0)\"" }.joined(separator: "\n")
    result.snapshotText = SnapshotFile(identity: result.identity, body: body).text
    let text = report([result])
    #expect(text.contains("+  Row \"22\"\n… 38 more lines: scenario-run diff tags/tags-view/shows-tags@empty\n"))
    #expect(!text.contains("Row \"23\""))
    #expect(report([result], settings: ConsoleSettings(detail: .verbose)).contains("Row \"60\""))
  }

  @Test func `orphans are a note, or an error when hygiene counts`() {
    let orphan = "tags/__snapshots__/tags-view/gone@local.snap.txt"
    #expect(
      report([Self.passed], orphans: [orphan]) == """
        1 scenario from Scenarios

        note: 1 stored snapshot belongs to no scenario
          Scenarios/tags/__snapshots__/tags-view/gone@local.snap.txt

        1 scenario passed (0.03 s)

          remove orphans  scenario-run prune

        """)
    #expect(report([Self.passed], orphans: [orphan], strict: true).contains("error: 1 stored snapshot belongs"))
  }

  @Test func `runs that reported nothing are named`() {
    let text = report([Self.passed], missing: ["a/b@local", "a/c@local"])
    #expect(
      text.hasSuffix(
        """

        error: 2 of 3 planned scenarios reported no result
          a/b@local
          a/c@local

        3 scenarios: 1 passed, 2 missing (0.03 s)

        """))
  }

  @Test func `warnings of one kind are reported once`() {
    let warning = Diagnostic(
      .warning, at: SourceLocation(file: "Scenarios/b.snap.txt", line: 1, column: 1), "CR LF")
    var other = warning
    other.location?.file = "Scenarios/a.snap.txt"
    var result = Self.passed
    result.warnings = [warning, other]
    #expect(report([result]).contains("\nScenarios/a.snap.txt:1:1: warning: CR LF (and 1 more of this kind)\n"))
  }

  @Test func `what a component says cannot move the cursor`() {
    var result = Self.failed
    result.problems = [Problem(message: "a\u{1B}[2Jb\nc", step: "tap \"\u{7}\"", details: "\u{202E}x")]
    let text = report([result])
    #expect(text.contains("  > tap \"\\u{7}\"\n  a\\e[2Jb\n  c\n    \\u{202E}x\n"))
  }

  @Test func `under CI the pending files are fetched from where they are`() {
    #expect(
      report([Self.changed], selection: ["--filter", "a b"], pendingElsewhere: "scenario-run-out").hasSuffix(
        """
          fetch   the folder scenario-run-out, then
          accept  SCENARIO_OUTPUT_DIR=scenario-run-out scenario-run accept --filter 'a b'

        """))
  }

  @Test func `the next command carries the way it was started, the root and the selection`() {
    let next = NextCommand(program: "swift run scenario-run", options: ["--root=My Scenarios"])
    let text = report([Self.changed], next: next, selection: ["--filter", "notes"])
    #expect(text.contains("  accept      swift run scenario-run accept --filter notes '--root=My Scenarios'\n"))
  }

  @Test(arguments: [
    (0.0, "0.00 s"), (0.456, "0.45 s"), (9.999, "9.99 s"), (12.34, "12.3 s"), (185.5, "3 min 5 s"),
  ])
  func `durations are short`(seconds: Double, text: String) {
    #expect(ConsoleReporter.seconds(.seconds(seconds)) == text)
  }
}
