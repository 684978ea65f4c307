import Testing

@testable import ScenarioDocuments

/// What is said when nothing is selected.
@Suite struct EmptySelectionTests {
  private func message(
    runs: [PlannedRun] = SelectionFixture.runs, _ change: (inout SelectionRequest) -> Void
  ) throws -> String {
    EmptySelection(runs: runs).message(for: try SelectionFixture.selection(change), list: "scenario-run list")
  }

  @Test func `a word is answered by the nearest identities`() throws {
    #expect(
      try message { $0.filters = ["note-app"] } == """
        error: no scenario's identity contains `note-app`
        did you mean
          notes/notes-app/creates@local
          notes/notes-app/creates@error+de

        """)
    #expect(
      try message { $0.arguments = ["zzzzzzz", "yyyyyyy"] } == """
        error: no scenario's identity contains `zzzzzzz`, `yyyyyyy`
        scenario-run list prints all 5 of them

        """)
  }

  @Test func `an unknown tag, environment, component or value is answered by the nearest`() throws {
    #expect(try message { $0.tags = ["smoek"] } == "error: no scenario has the tag `smoek`; did you mean `smoke`?\n")
    #expect(
      try message { $0.environments = ["eror"] }
        == "error: no scenario has the environment `eror`; did you mean `error`?\n")
    #expect(
      try message { $0.filters = ["component(NotesAp) and counter"] }
        == "error: no scenario has the component `NotesAp`; did you mean `NotesApp`?\n")
    #expect(
      try message { $0.filters = ["env(lokal) and value(hug)"] } == """
        error: no scenario has the environment `lokal`; did you mean `local`?
        error: no scenario has the matrix value `hug`; did you mean `huge`?

        """)
    #expect(try message { $0.tags = ["\u{1b}x"] } == "error: no scenario has the tag `\\ex`\n")
  }

  @Test func `what fits nothing together is named together`() throws {
    #expect(
      try message {
        $0.filters = ["counter"]
        $0.tags = ["slow", "smoke"]
        $0.environments = ["error"]
        $0.onlyFailed = true
        $0.changedSince = "main"
      } == """
        error: no scenario fits `counter` and `--tag slow` or `--tag smoke` and `--environment error` and `--failed` and \
        `--changed main`
        scenario-run list prints all 5 of them

        """)
    #expect(
      try message { $0.filters = ["counter and creates", "a and zz"] }.hasPrefix("error: no scenario fits any of `"))
  }

  @Test func `when nothing failed or differs, that is said`() throws {
    #expect(try message { $0.onlyFailed = true } == "error: no scenario failed the last time\n")
    #expect(try message { $0.changedSince = "main" } == "error: nothing differs from `main`\n")
  }

  @Test func `a pattern as a word is answered by a glob`() throws {
    #expect(try message { $0.filters = ["notes*"] }.contains("for a pattern write `scenario(#notes*)`\n"))
  }

  @Test func `without a plan, and for an empty shard, that is said`() throws {
    #expect(try message(runs: []) { $0.filters = ["x"] } == "error: no scenario is planned\n")
    #expect(
      EmptySelection(runs: SelectionFixture.runs).message(forEmpty: Shard(index: 3, count: 4)!, selected: 2)
        == "error: nothing is left for shard 3/4: only 2 scenarios are selected\n")
  }
}
