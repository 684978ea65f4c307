import Testing

@testable import ScenarioDocuments

@Suite struct DiagnosticTests {
  @Test func `diagnostics are one line, sorted by place, each once`() {
    let second = Diagnostic(at: SourceLocation(file: "a", line: 2, column: 10), "two", hint: "do it")
    let first = Diagnostic(.warning, at: SourceLocation(file: "a", line: 2, column: 9), "one")
    let whole = Diagnostic(at: SourceLocation(file: "a"), "whole")
    let sorted = [second, first, second, whole, Diagnostic(at: nil, "none")].sortedAndUnique()
    #expect(
      sorted.map(\.description)
        == ["error: none", "a: error: whole", "a:2:9: warning: one", "a:2:10: error: two; do it"]
    )
  }
}
