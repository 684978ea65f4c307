import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

@Suite struct AnswerTests {
  private func load(_ answer: String) throws -> (answers: ActionAnswers?, problems: [String]) {
    let folder = try DocumentFolder.document(
      "{\"component\": \"C\", \"scenarios\": {\"s\": {}}, \"actions\": {\"a\":\n\(answer)}}"
    )
    let loaded = folder.load()
    return (
      loaded.documents.first?.overrides.actions.first?.value,
      loaded.diagnostics.map { "\($0.location!.line):\($0.location!.column): \($0.message)" }
    )
  }

  @Test func `an object answers every call, a list one call each`() throws {
    guard case .always(let answer)? = try load("{\"after\": \"2s\", \"returns\": [1]}").answers else {
      Issue.record("not one answer")
      return
    }
    #expect(answer.after == .seconds(2))
    guard case .returns(let node) = answer.outcome else {
      Issue.record("it does not return")
      return
    }
    #expect(node.compactText == "[1]")
    guard
      case .sequence(let answers)? = try load(
        "[{\"throws\": \"offline\"}, {\"throws\": {\"name\": \"x\", \"message\": \"m\"}}, {\"use\": \"local\"}, \"never\", "
          + "{\"never\": true, \"when\": {\"id\": 1}}, {\"returns\": null}]"
      ).answers
    else {
      Issue.record("not a list of answers")
      return
    }
    #expect(answers.count == 6)
    #expect(answers[4].when?.compactText == "{\"id\":1}")
    guard case .throws(let error) = answers[1].outcome, case .use("local") = answers[2].outcome,
      case .never = answers[3].outcome, case .never = answers[4].outcome
    else {
      Issue.record("not the outcomes that were written")
      return
    }
    #expect(error == ActionAnswer.ThrownError(name: "x", message: "m"))
  }

  @Test(
    "a wrong answer is told with its place",
    arguments: [
      ("{}", "2:1: the answer does not say how it ends"),
      ("{\"after\": \"1s\"}", "2:1: the answer does not say how it ends"),
      ("{\"returns\": 1, \"throws\": \"x\"}", "2:16: an answer ends one way, found \"returns\" and \"throws\""),
      ("{\"return\": 1}", "2:2: unknown key \"return\" in an answer"),
      ("\"nevr\"", "2:1: unknown answer \"nevr\""),
      ("3", "2:1: expected an answer, found a number"),
      ("[]", "2:1: an empty list of answers"),
      ("{\"never\": false}", "2:11: \"never\" can only be true"),
      ("{\"throws\": 1}", "2:12: expected the name of an error for \"throws\", found a number"),
      ("{\"throws\": {\"message\": \"m\"}}", "2:12: the error has no \"name\""),
      ("{\"use\": \"\"}", "2:9: \"use\" is empty"),
      ("{\"after\": \"-1s\", \"use\": \"x\"}", "2:11: \"after\": a duration cannot be negative"),
      ("{\"when\": 1, \"use\": \"x\"}", "2:10: expected an object for \"when\", found a number"),
    ])
  func mistakes(text: String, expected: String) throws {
    #expect(try load(text).problems.first == expected)
  }
}
