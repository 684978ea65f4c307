import Testing

@testable import ScenarioKit

@Suite struct NextCommandTests {
  @Test(arguments: [
    ("scenario-run", "scenario-run"),
    ("./bin/scenario-run", "./bin/scenario-run"),
    ("/usr/local/bin/scenario-run", "/usr/local/bin/scenario-run"),
    (".build/debug/scenario-run", ".build/debug/scenario-run"),
    ("/app/.build/debug/scenario-run", "/app/.build/debug/scenario-run"),
    (".build/x86_64-unknown-linux-gnu/debug/scenario-run", "swift run scenario-run"),
    (".build/x86_64-unknown-linux-gnu/release/my-runner", "swift run -c release my-runner"),
    ("my tools/scenario-run", "'my tools/scenario-run'"),
    ("", "scenario-run"),
  ])
  func `the program is called as it was started`(executable: String, program: String) {
    #expect(NextCommand(executable: executable).program == program)
  }

  @Test func `words that a shell would read otherwise are quoted`() {
    let next = NextCommand(program: "scenario-run")
    #expect(next.line("diff", "a/b@local+de") == "scenario-run diff a/b@local+de")
    #expect(next.line("diff", "it's", "", "a b") == "scenario-run diff 'it'\\''s' '' 'a b'")
  }
}
