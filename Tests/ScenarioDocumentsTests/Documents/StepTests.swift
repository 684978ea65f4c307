import Foundation
import PreviewKit
import ScenarioTestSupport
import Testing

@testable import ScenarioDocuments

@Suite struct StepTests {
  /// The steps, each as it is, and what is wrong with them as `line:column: message`.
  private func parse(_ text: String) throws -> (steps: [Step], problems: [String]) {
    let checker = DocumentChecker()
    let steps = StepParser(checker: checker).steps(try JSONReader.node(of: text, file: "f"))
    return (steps, checker.diagnostics.map { "\($0.location!.line):\($0.location!.column): \($0.message)" })
  }

  private func target(_ text: String) throws -> Target? {
    let (steps, problems) = try parse("[{\"tap\": \(text)}]")
    #expect(problems == [])
    guard case .tap(let target) = steps.first?.action else { return nil }
    return target
  }

  @Test(
    "every verb is read",
    arguments: [
      ("{\"tap\": \"A\"}", "tap(\"A\")"),
      ("{\"longPress\": \"A\"}", "longPress(\"A\")"),
      ("{\"type\": \"Milk\", \"into\": \"Title\"}", "type(\"Milk\", into: \"Title\")"),
      ("{\"type\": \"\", \"into\": {\"textField\": true}}", "type(\"\", into: TextField)"),
      ("{\"clear\": \"A\"}", "clear(\"A\")"),
      ("\"submit\"", "submit(nil)"),
      ("{\"submit\": true}", "submit(nil)"),
      ("{\"submit\": \"A\"}", "submit(Optional(\"A\"))"),
      ("{\"toggle\": \"A\"}", "toggle(\"A\", to: nil)"),
      ("{\"toggle\": \"A\", \"to\": \"off\"}", "toggle(\"A\", to: Optional(false))"),
      ("{\"toggle\": \"A\", \"to\": true}", "toggle(\"A\", to: Optional(true))"),
      ("{\"select\": \"Never\"}", "select(\"Never\", in: nil)"),
      ("{\"select\": \"Never\", \"in\": \"Repeat\"}", "select(\"Never\", in: Optional(\"Repeat\"))"),
      ("{\"adjust\": \"A\", \"by\": -1}", "adjust(\"A\", by(-1.0))"),
      ("{\"adjust\": \"A\", \"to\": 0.5}", "adjust(\"A\", to(0.5))"),
      ("{\"delete\": \"A\"}", "delete(\"A\")"),
      ("{\"swipe\": \"A\", \"choose\": \"Pin\"}", "swipe(\"A\", choose: \"Pin\")"),
      ("{\"move\": \"A\", \"before\": \"B\"}", "move(\"A\", before(\"B\"))"),
      ("{\"move\": \"A\", \"after\": \"B\"}", "move(\"A\", after(\"B\"))"),
      ("\"refresh\"", "refresh(nil)"),
      ("{\"refresh\": {\"list\": true}}", "refresh(Optional(List))"),
      ("{\"search\": \"x\"}", "search(\"x\")"),
      ("\"dismiss\"", "dismiss"),
      ("\"back\"", "back"),
      ("{\"focus\": \"A\"}", "focus(\"A\")"),
      ("\"scroll\"", "scroll(nil)"),
      ("{\"scroll\": \"A\"}", "scroll(Optional(\"A\"))"),
      ("{\"tap\": \"A\", \"times\": 1}", "tap(\"A\")"),
      ("{\"tap\": \"A\", \"times\": 2}", "multipleTap(\"A\", times: 2)"),
      ("{\"drag\": \"A\", \"by\": [10, -2.5]}", "drag(\"A\", right: 10.0, down: -2.5)"),
      ("{\"open\": \"app://x\"}", "open(\"app://x\")"),
      ("{\"advance\": \"2s\"}", "advance(2.0 seconds)"),
      ("\"settle\"", "settle"),
      ("{\"scenePhase\": \"background\"}", "scenePhase(\"background\")"),
      ("{\"snapshot\": \"filled in\"}", "snapshot(\"filled in\")"),
    ])
  func verbs(text: String, expected: String) throws {
    let (steps, problems) = try parse("[\(text)]")
    #expect(problems == [])
    #expect(
      steps.map {
        String(describing: $0.action).replacing("PreviewKit.ElementActor.Adjustment.", with: "")
          .replacing("PreviewKit.ElementActor.Destination.", with: "")
      } == [expected])
    #expect(steps[0].location.description == "f:1:2")
    #expect(text.contains("\"\(steps[0].verb.rawValue)\""))
  }

  @Test(
    "a wrong step is told with its place",
    arguments: [
      ("[\"tap\"]", "1:2: the step \"tap\" needs an argument"),
      ("[{\"tapp\": \"A\"}]", "1:3: unknown step \"tapp\""),
      ("[\"refrseh\"]", "1:2: unknown step \"refrseh\""),
      ("[{}]", "1:2: the step is empty"),
      ("[7]", "1:2: expected an object for a step, found a number"),
      ("[{\"tap\": \"A\", \"in\": \"B\"}]", "1:15: unknown key \"in\" in a \"tap\" step"),
      ("[{\"tap\": \"A\", \"delete\": \"B\"}]", "1:15: a step has one verb, found \"tap\" and \"delete\""),
      ("[{\"type\": \"A\"}]", "1:11: the step lacks \"into\""),
      ("[{\"back\": \"A\"}]", "1:11: the step \"back\" has no argument, found a string"),
      ("[{\"toggle\": \"A\", \"to\": \"up\"}]", "1:24: expected \"on\" or \"off\" for \"to\", found \"up\""),
      ("[{\"advance\": 2}]", "1:14: \"advance\": expected a duration such as \"2s\", found a number"),
      ("[{\"advance\": \"-2s\"}]", "1:14: \"advance\": a duration cannot be negative"),
      ("[{\"snapshot\": \"\"}]", "1:15: the name of a snapshot is empty"),
      ("[{\"tap\": \"A\", \"times\": 0}]", "1:24: \"times\" is 0"),
      ("[{\"adjust\": \"A\"}]", "1:13: the step needs \"by\" or \"to\""),
      ("[{\"adjust\": \"A\", \"by\": 0}]", "1:24: \"by\" is 0"),
      ("[{\"adjust\": \"A\", \"by\": 0.5}]", "1:24: \"by\" is 0.5"),
      ("[{\"drag\": \"A\"}]", "1:11: the step lacks \"by\""),
      ("[{\"drag\": \"A\", \"by\": [1]}]", "1:22: expected two numbers for \"by\", found [1]"),
      ("[{\"drag\": \"A\", \"by\": [1, \"x\"]}]", "1:26: expected a number, found a string"),
      ("[{\"move\": \"A\", \"before\": \"B\", \"after\": \"C\"}]", "1:11: the step needs \"before\" or \"after\""),
      ("[{\"open\": \"note 1\"}]", "1:11: \"note 1\" is not a URL"),
      ("[{\"expect\": \"A\", \"text\": []}]", "1:26: \"text\" has no line to look for"),
      ("[{\"expect\": \"A\", \"text\": [\"…\"]}]", "1:26: \"text\" has no line to look for"),
      ("[{\"expect\": \"A\", \"text\": [3]}]", "1:27: expected a string for a line of \"text\", found a number"),
      ("[{\"expectCalls\": [{\"a\": true, \"times\": -1}]}]", "1:40: \"times\" is -1"),
      ("[{\"repeat\": 10001, \"steps\": []}]", "1:13: \"repeat\" is 10001"),
      ("[{\"repeat\": 2}]", "1:13: the step lacks \"steps\""),
      ("[{\"scenePhase\": \"gone\"}]", "1:17: unknown scene phase \"gone\""),
      ("[{\"tap\": 3}]", "1:10: expected a target, found a number"),
      ("[{\"tap\": {}}]", "1:10: the target has no role and no \"id\""),
      ("[{\"tap\": {\"buton\": \"A\"}}]", "1:11: unknown role \"buton\" in a target"),
      ("[{\"tap\": {\"button\": \"A\", \"row\": \"B\"}}]", "1:26: a target has one role"),
      (
        "[{\"tap\": {\"button\": false}}]",
        "1:21: expected true, a string, { \"contains\": … } or { \"matches\": … } for the label of \"button\", found false"
      ),
      ("[{\"tap\": {\"button\": {\"matches\": \"(\"}}}]", "1:33: \"(\" is not a regular expression"),
      (
        "[{\"tap\": {\"button\": {\"contains\": \"a\", \"matches\": \"b\"}}}]",
        "1:21: the label of \"button\" needs \"contains\" or \"matches\", one of them"
      ),
      ("[{\"tap\": {\"row\": true, \"nth\": 0}}]", "1:31: \"nth\" is 0"),
      (
        "[{\"tap\": {\"row\": true, \"nth\": \"first\"}}]",
        "1:31: expected a number from 1 or \"last\" for \"nth\", found \"first\""
      ),
      ("[{\"expect\": \"A\", \"is\": \"disabeld\"}]", "1:24: unknown state \"disabeld\""),
      ("[{\"expect\": \"A\", \"is\": [\"absent\", \"enabled\"]}]", "1:24: what is \"absent\" cannot be anything else"),
      ("[{\"expect\": \"A\", \"count\": -1}]", "1:27: \"count\" is -1"),
      ("[{\"expectCalls\": []}]", "1:18: an empty \"expectCalls\" checks nothing"),
      ("[{\"expectCalls\": [{\"a\": {}, \"b\": {}}]}]", "1:29: an expected call names one action"),
      ("[{\"expectCalls\": [{\"a\": 1}]}]", "1:25: expected an object for the arguments of \"a\", found a number"),
    ])
  func mistakes(text: String, expected: String) throws {
    #expect(try parse(text).problems == [expected])
  }

  @Test("the forms of a verb's description are steps with that verb", arguments: StepVerb.allCases)
  func forms(of verb: StepVerb) throws {
    let description = verb.description
    #expect(!description.forms.isEmpty)
    for form in description.forms {
      let (steps, problems) = try parse("[\(form)]")
      #expect(problems == [], "\(form)")
      #expect(steps.map(\.verb) == [verb], "\(form)")
    }
    #expect(description.forms.contains("\"\(verb.rawValue)\"") == description.standsAlone)
  }

  @Test func `the guide has the forms and the summary of each verb, in this order`() throws {
    let page = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Sources/ScenarioKit/ScenarioKit.docc/WritingScenarios.md")
      .standardizedFileURL
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let rows = StepVerb.allCases.map(\.description).map { description in
      "| \(description.forms.map { "`\($0)`" }.joined(separator: ", ")) | \(description.summary) |\n"
    }
    #expect(text.contains("| step | |\n| --- | --- |\n\(rows.joined())\n"))
  }

  @Test("an adverb that a description requires is missed", arguments: StepVerb.allCases)
  func requiredAdverbs(of verb: StepVerb) throws {
    for adverb in verb.description.adverbs where adverb.isRequired {
      let node = try JSONReader.node(of: verb.description.forms[0], file: "f")
      let others = try #require(node.object).members.filter { $0.key != adverb.name }
      let text = others.map { "\($0.key.quoted): \($0.value.compactText)" }.joined(separator: ", ")
      #expect(try parse("[{ \(text) }]").problems.contains { $0.hasSuffix("the step lacks \(adverb.name.quoted)") })
    }
  }

  @Test func `an unknown verb has a suggestion or the list`() throws {
    let folder = try DocumentFolder.steps("[{\"wobble\": \"A\"}, {\"tapp\": \"A\"}]")
    let diagnostics = folder.load().diagnostics
    #expect(diagnostics.map(\.message) == ["unknown step \"wobble\"", "unknown step \"tapp\""])
    #expect(diagnostics[0].hint?.hasPrefix("the verbs are \"tap\", \"longPress\", \"drag\"") == true)
    #expect(diagnostics[1].hint == "did you mean \"tap\"?")
  }

  @Test(
    "targets read like the outline",
    arguments: [
      ("\"New note\"", "\"New note\""),
      ("{\"button\": \"Create\"}", "Button \"Create\""),
      ("{\"TextField\": true}", "TextField"),
      ("{\"textField\": true}", "TextField"),
      ("{\"alert\": {\"contains\": \"off\"}}", "Alert containing \"off\""),
      ("{\"row\": {\"matches\": \"^M\"}, \"nth\": \"last\"}", "last Row matching \"^M\""),
      ("{\"row\": true, \"nth\": 22}", "22nd Row"),
      ("{\"id\": \"x\"}", "element with id \"x\""),
      ("{\"button\": \"A\", \"in\": {\"row\": \"B\", \"in\": {\"list\": true}}}", "Button \"A\" in Row \"B\" in List"),
    ])
  func targets(text: String, expected: String) throws {
    #expect(try target(text)?.description == expected)
  }

  @Test func `expectations are read`() throws {
    let (steps, problems) = try parse(
      """
      [ { "expect": "A" }, { "expect": "A", "is": ["disabled", "focused"], "value": "x", "text": {"contains": "y"} },
        { "expect": {"row": true}, "count": 3 },
        { "expectCalls": [ "a", { "b": { "title": "Milk" } }, { "c": true } ], "exactly": true, "order": true } ]
      """
    )
    #expect(problems == [])
    let expectations = steps.compactMap { step -> ElementExpectation? in
      if case .expect(_, let expectation) = step.action { expectation } else { nil }
    }
    #expect(
      expectations == [
        ElementExpectation(states: [.present]),
        ElementExpectation(states: [.disabled, .focused], value: .exact("x"), text: .contains("y")),
        ElementExpectation(states: [], count: 3),
      ]
    )
    guard case .expectCalls(let calls) = steps[3].action else {
      Issue.record("the last step is not expectCalls")
      return
    }
    #expect(calls.isExact && calls.isOrdered)
    #expect(calls.calls.map(\.action) == ["a", "b", "c"])
    #expect(calls.calls.map { $0.arguments?.compactText } == [nil, "{\"title\":\"Milk\"}", nil])
    #expect(calls.calls[1].location.description == "f:3:29")
  }
}
