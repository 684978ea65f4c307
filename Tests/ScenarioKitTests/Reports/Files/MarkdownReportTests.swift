import Foundation
import ScenarioTestSupport
import Testing

@testable import ScenarioKit

@Suite struct MarkdownReportTests {
  private func page(
    _ results: [RunResult], missing: [String] = [], orphans: [String] = [], limit: Int = MarkdownReport.limit
  ) -> String {
    let plan = ReportSamples.plan(results.map(\.identity.description) + missing)
    var summary = ReportSamples.summary(plan, results)
    summary.orphans = orphans
    return MarkdownPage(text: ReportText(pathPrefix: "", root: "Scenarios")).render(results, summary, limit: limit)
  }

  /// The fences that are open at the end, as a reader of Markdown sees them.
  private func openFence(_ page: String) -> String? {
    var open: String?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let ticks = line.prefix { $0 == "`" }
      guard ticks.count >= 3 else { continue }
      if let fence = open {
        if ticks.count >= fence.count, ticks.count == line.count { open = nil }
      } else {
        open = String(ticks)
      }
    }
    return open
  }

  @Test func aGreenRunIsTwoLines() {
    let results = ["notes/a@local", "notes/b@local"].map { ReportSamples.result($0) }
    #expect(page(results) == "## Scenarios: all 2 passed\n\n2 passed\n\n")
  }

  @Test func whatDidNotPassIsATableWithTheWorstFirstAndThenDetails() {
    let page = page(
      [
        ReportSamples.changed("notes/a@local"), ReportSamples.result("notes/b@local", .failed, "no"),
        ReportSamples.result("notes/c@local"),
      ], missing: ["notes/d@local"], orphans: ["notes/__snapshots__/old.snap.txt"])
    #expect(
      page == """
        ## Scenarios: 3 of 4 need attention

        1 passed, 1 changed, 1 failed, 1 missing

        | Verdict | Scenario | What happened |
        | --- | --- | --- |
        | missing | `notes/d@local` | the run was planned and reported no result |
        | failed | `notes/b@local` | no |
        | changed | `notes/a@local` | the text differs from the stored snapshot (1 line added, 1 removed) |

        1 stored snapshot belongs to no scenario:

        - Scenarios/notes/&#95;&#95;snapshots&#95;&#95;/old.snap.txt

        <details>
        <summary>failed <code>notes/b@local</code></summary>

        ```text
          no
        ```

        </details>

        <details>
        <summary>changed <code>notes/a@local</code></summary>

        ```diff
        --- Scenarios/__snapshots__/notes/a@local.snap.txt
        +++ this run
        @@ -1,3 +1,3 @@
         snapshot 1 notes/a@local
         
        -  Button "Create"
        +  Button "Save"
        ```

        </details>


        """)
  }

  @Test func noTextOfAComponentBecomesMarkup() {
    let nasty = "a|b <img src=x> `code` **bold** [link](http://x) $math$ @user \\| www.x.org &amp; ~~x~~"
    let row = page([ReportSamples.result("notes/a@local", .failed, nasty)]).split(separator: "\n")
      .first { $0.hasPrefix("| failed") }.map(String.init)
    #expect(
      row == "| failed | `notes/a@local` | a&#124;b &#60;img src=x&#62; &#96;code&#96; &#42;&#42;bold&#42;&#42; "
        + "&#91;link&#93;(http&#58;//x) &#36;math&#36; &#64;user &#92;&#124; www&#46;x.org &#38;amp; "
        + "&#126;&#126;x&#126;&#126; |")
  }

  @Test func aFenceIsLongerThanAnyRunOfBackticksInIt() {
    let page = page([ReportSamples.result("notes/a@local", .failed, "a\n```\n</details>\n`````\nb")])
    #expect(page.contains("\n``````text\n"))
    #expect(openFence(page) == nil)
    #expect(openFence(page + "```") != nil)
  }

  @Test(arguments: [0, 100, 700, 1_000, 2_000, 5_000, 20_000, 100_000])
  func thePageKeepsToItsLimitAndIsNeverCutInsideAFence(limit: Int) {
    let results = (1...300).map { number in
      number % 2 == 0
        ? ReportSamples.changed("notes/case-\(number)@local")
        : ReportSamples.result("notes/case-\(number)@local", .failed, String(repeating: "no\n", count: number))
    }
    let page = page(results, missing: ["notes/lost@local"], orphans: ["a", "b"], limit: limit)
    #expect(page.utf8.count <= limit)
    #expect(openFence(page) == nil)
    #expect(page.components(separatedBy: "<details>").count == page.components(separatedBy: "</details>").count)
    if limit >= 1_000 {
      #expect(page.contains(" were left out: the page would be too large.\n"))
      #expect(page.contains("… and ") == (limit < 100_000))
    }
  }

  @Test func aLongDifferenceIsCutInWholeLinesBehindItsFence() {
    let lines = (1...2_000).map { "  Text \($0)" }.joined(separator: "\n")
    let page = page([ReportSamples.changed("notes/a@local", new: lines)])
    #expect(page.utf8.count < 20_000)
    #expect(openFence(page) == nil)
    #expect(page.contains("\n```\n\n… "))
    #expect(page.contains(" more lines were left out.\n"))
  }

  @Test func untilTheEndTheFileSaysThatTheRunDidNotEnd() throws {
    let folder = try TemporaryFolder()
    let plan = ReportSamples.plan(["notes/a@local"])
    var report = MarkdownReport(path: folder.url.path + "/s.md", shownPath: "s.md", pathPrefix: "")
    try report.begin(plan)
    #expect(folder.read("s.md") == "## Scenarios: the run did not end\n\n1 scenario was to be run.\n")
    let results = [ReportSamples.result("notes/a@local")]
    try report.end(results, ReportSamples.summary(plan, results))
    #expect(folder.read("s.md") == "## Scenarios: 1 passed\n\n1 passed\n\n")
  }

  @Test func theSummaryOfAStepIsAppendedToAndKeepsToTheLimitOfAll() throws {
    let folder = try TemporaryFolder()
    let before = String(repeating: "x", count: 990_000)
    try folder.write(before, "step.md")
    let context = ReportContext(
      workingDirectory: folder.url, root: folder.url, variables: ["GITHUB_STEP_SUMMARY": folder.url.path + "/step.md"],
      output: CapturedOutput().output())
    var report = try ReportRequest(kind: .markdown, path: "step.md").makeReport(in: context)
    let results = (1...500).map { ReportSamples.changed("notes/case-\($0)@local") }
    let plan = ReportSamples.plan(results.map(\.identity.description))
    try report.begin(plan)
    #expect(folder.read("step.md") == before)
    try report.end(results, ReportSamples.summary(plan, results))
    let text = try #require(folder.read("step.md"))
    #expect(text.hasPrefix(before + "\n\n## Scenarios: 500 of 500 need attention\n"))
    #expect(text.utf8.count <= MarkdownReport.limit)
  }
}
