import ScenarioDocuments
import Testing

@testable import PreviewKit
@testable import ScenarioStage

/// Finding in trees that are so large that a walk through them for each element would never end.
@MainActor @Suite struct ElementFinderTests {
  @Test func `a target that very many fit is reported with the first of them`() throws {
    let count = 200_000
    let rows = (0..<count).map { Element(.row, label: "Row \($0)", children: [Element(.button, label: "Call")]) }
    let finder = ElementFinder(tree: SemanticTree(screen: [Element(.list, children: rows)], presentations: []))
    let failure = #expect(throws: ActionError.self) {
      try finder.one(Target(role: .button, label: .exact("Call")))
    }
    #expect(
      failure?.message == #"200000 elements fit Button "Call": say which by a role, "in", "id" or "nth""#)
    let lines = try #require(failure?.details).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.first == #"  1. Button "Call"  in List > Row "Row 0""#)
    #expect(lines.last == #"  12. Button "Call"  in List > Row "Row 11""#)
  }
}
