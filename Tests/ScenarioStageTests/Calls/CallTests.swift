import Foundation
import PreviewKit
import Testing

@testable import ScenarioStage

/// How calls of actions are recorded, answered and checked.
@MainActor @Suite struct CallTests {
  struct Draft {
    let title: String
    let count: Int
  }

  struct SaveAction {
    let handler: (Draft) -> Void

    func callAsFunction(_ draft: Draft) { handler(draft) }
  }

  struct ScoreAction {
    let handler: (String) -> Int
  }

  @MainActor protocol LoadAction {
    func callAsFunction(page: Int) async throws -> [String]
  }

  struct StubLoad: LoadAction {
    let call: (Int) async throws -> [String]

    func callAsFunction(page: Int) async throws -> [String] { try await call(page) }
  }

  struct LocalLoad: LoadAction {
    func callAsFunction(page: Int) async throws -> [String] { ["local \(page)"] }
  }

  struct SlowLoad: LoadAction {
    func callAsFunction(page: Int) async throws -> [String] {
      try await Task.sleep(for: .seconds(3))
      throw LoadError.broken
    }
  }

  enum LoadError: Error {
    case broken
  }

  /// Calls every action, each by a button.
  private struct CallingView: View {
    @Environment(\.testSave) private var save
    @Environment(\.testScore) private var score
    @Environment(\.testLoad) private var load
    @State private var page = 1
    @State private var result = "-"
    @State private var loading: Task<Void, Never>?

    var body: some View {
      VStack {
        Text(verbatim: result)
        Button("Save") { save?(Draft(title: "Milk", count: 2)) }
        Button("Score") { result = score.map { "\($0.handler("Ana"))" } ?? "none" }
        Button("Load") {
          let page = page
          loading = Task {
            do { result = try await load(page: page).joined(separator: "+") } catch {
              result = error.localizedDescription
            }
          }
          self.page += 1
        }
        Button("Cancel") { loading?.cancel() }
      }
    }
  }

  private let player = ScenarioPlayer {
    Component("Subject") { CallingView() }
    Action("save", \.testSave, make: SaveAction.init)
    Action(
      "score", \.testScore, arguments: ["name"], implementations: ["local": ScoreAction { $0.count }],
      call: { $0!.handler($1) }, make: ScoreAction.init)
    Action(
      "load", \.testLoad, arguments: ["page"], implementations: ["local": LocalLoad(), "slow": SlowLoad()],
      call: { try await $0(page: $1) }, makeAsync: StubLoad.init)
    ErrorCase("offline", URLError(.notConnectedToInternet))
    ErrorCase("broken", LoadError.broken)
  }

  /// Calls an action while it appears.
  private struct LoadingView: View {
    @Environment(\.testLoad) private var load
    @State private var text = "-"

    var body: some View {
      Text(text).task { text = (try? await load(page: 9).first) ?? "failed" }
    }
  }

  private let loader = ScenarioPlayer {
    Component("Subject") { LoadingView() }
    Action(
      "load", \.testLoad, implementations: ["local": LocalLoad()], call: { try await $0(page: $1) },
      makeAsync: StubLoad.init)
  }

  private static func loads(_ answers: String) -> String { #""actions": { "load": \#(answers) }"# }

  @Test func `an action that no document answers keeps its default and is not recorded`() async throws {
    let played = try await player.play(#"{ "tap": "Save" }, { "tap": "Score" }, { "expect": "none" }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> tap Button "Save"  (nothing happened)"#, #"> tap Button "Score""#])
  }

  @Test func `a call that returns nothing shows its arguments and no outcome`() async throws {
    let played = try await player.play(#"{ "tap": "Save" }"#, #""actions": { "save": { "returns": null } }"#)
    #expect(played.steps == [#"> tap Button "Save""#, #"call save(title: "Milk", count: 2)"#])
  }

  @Test func `a synchronous answer is returned and told`() async throws {
    let returned = try await player.play(
      #"{ "tap": "Score" }, { "expect": "7" }"#, #""actions": { "score": { "returns": 7 } }"#)
    #expect(returned.hasPassed, "\(returned.messages)")
    #expect(returned.steps.last == #"call score(name: "Ana") returned 7"#)
    let used = try await player.play(#"{ "tap": "Score" }"#, #""actions": { "score": { "use": "local" } }"#)
    #expect(used.steps.last == #"call score(name: "Ana") returned 3"#)
  }

  @Test func `an asynchronous answer at once is on the line of the call, a list by its count`() async throws {
    let played = try await player.play(
      #"{ "tap": "Load" }, { "expect": "a+b" }"#, Self.loads(#"{ "returns": ["a", "b"] }"#))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.last == "call load(page: 1) returned 2")
  }

  @Test func `a registered implementation is called, and recorded like an answer`() async throws {
    let played = try await player.play(
      #"{ "tap": "Load" }, { "expect": "local 1" }"#, Self.loads(#"{ "use": "local" }"#))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.last == "call load(page: 1) returned 1")
    let slow = try await player.play(
      #"{ "tap": "Load" }, { "advance": "3s" }"#, Self.loads(#"{ "use": "slow" }"#))
    #expect(slow.steps[1] == "call load(page: 1) pending")
    #expect(slow.steps.last?.hasPrefix("reply load threw ") == true)
  }

  @Test func `a registered error is thrown and told by its name`() async throws {
    let played = try await player.play(
      #"{ "tap": "Load" }, { "expect": { "text": { "contains": "LoadError" } } }"#,
      Self.loads(#"{ "throws": "broken" }"#))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.last == "call load(page: 1) threw broken")
  }

  @Test func `an error that the document makes up has its message`() async throws {
    let played = try await player.play(
      #"{ "tap": "Load" }, { "expect": "I am a teapot" }"#,
      Self.loads(#"{ "throws": { "name": "teapot", "message": "I am a teapot" } }"#))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps.last == "call load(page: 1) threw teapot")
  }

  @Test func `an answer after some time is pending, and a reply later`() async throws {
    let played = try await player.play(
      #"{ "tap": "Load" }, { "advance": "1s" }, { "expect": "-" }, { "advance": "1s" }, { "expect": "a" }"#,
      Self.loads(#"{ "after": "2s", "returns": ["a"] }"#))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps == [
        #"> tap Button "Load""#, "call load(page: 1) pending", "> advance 1s", "> advance 1s", "reply load returned 1",
      ])
  }

  @Test func `what is cancelled is reported`() async throws {
    let played = try await player.play(#"{ "tap": "Load" }, { "tap": "Cancel" }"#, Self.loads(#""never""#))
    #expect(
      played.steps == [
        #"> tap Button "Load""#, "call load(page: 1) pending", #"> tap Button "Cancel""#, "reply load cancelled",
      ])
    let late = try await player.play(
      #"{ "tap": "Load" }, { "tap": "Cancel" }"#, Self.loads(#"{ "after": "2s", "returns": [] }"#))
    #expect(late.steps.last == "reply load cancelled")
  }

  @Test func `never is still pending after a day`() async throws {
    let played = try await player.play(
      #"{ "tap": "Load" }, { "advance": "24h" }, { "expect": "-" }"#, Self.loads(#""never""#))
    #expect(played.hasPassed, "\(played.messages)")
    #expect(played.steps == [#"> tap Button "Load""#, "call load(page: 1) pending", "> advance 24h"])
  }

  @Test func `a list answers one call after the other, and one call more fails`() async throws {
    let answers = Self.loads(#"[{ "throws": "offline" }, { "returns": ["b"] }]"#)
    let good = try await player.play(#"{ "tap": "Load" }, { "tap": "Load" }, { "expect": "b" }"#, answers)
    #expect(good.hasPassed, "\(good.messages)")
    #expect(
      good.steps.filter { $0.hasPrefix("call") } == [
        "call load(page: 1) threw offline", "call load(page: 2) returned 1",
      ])
    let bad = try await player.play(#"{ "repeat": 3, "steps": [{ "tap": "Load" }] }"#, answers)
    #expect(bad.messages == ["3rd call of load, 2 answers: load(page: 3)"])
    #expect(bad.result.problems.first?.step == #"tap Button "Load""#)
  }

  @Test func `a synchronous action without an answer left fails the run and ends nothing else`() async throws {
    let steps = #"{ "tap": "Score" }, { "tap": "Score" }"#
    let returned = try await player.play(steps, #""actions": { "score": [{ "returns": 1 }] }"#)
    #expect(returned.messages == [#"2nd call of score, 1 answer: score(name: "Ana")"#])
    let used = try await player.play(steps, #""actions": { "score": [{ "use": "local" }] }"#)
    #expect(used.messages == [#"2nd call of score, 1 answer: score(name: "Ana")"#])
  }

  @Test func `an answer with a condition is for the calls that fit`() async throws {
    let answers = Self.loads(
      #"[{ "when": { "page": 2 }, "returns": ["two"] }, { "when": { "page": 1 }, "returns": ["one"] }]"#)
    let played = try await player.play(
      #"{ "tap": "Load" }, { "expect": "one" }, { "tap": "Load" }, { "expect": "two" }"#, answers)
    #expect(played.hasPassed, "\(played.messages)")
    let single = try await player.play(
      #"{ "tap": "Load" }, { "expect": "one" }, { "tap": "Load" }"#,
      Self.loads(#"{ "when": { "page": 1 }, "returns": ["one"] }"#))
    #expect(single.messages == ["load(page: 2) was called, and no answer is for these arguments"])
  }

  @Test func `a wildcard answers what it can`() async throws {
    let played = try await player.play(
      #"{ "tap": "Load" }, { "tap": "Score" }, { "tap": "Save" }"#, #""actions": { "*": { "use": "local" } }"#)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps.filter { $0.hasPrefix("call") } == [
        "call load(page: 1) returned 1", #"call score(name: "Ana") returned 3"#,
      ])
  }

  @Test func `calls while the component appears stand under appear`() async throws {
    #expect(
      try await loader.play("", Self.loads(#"{ "use": "local" }"#)).text
        == "Frame \"start\"\n  > appear\n    call load(9) returned 1\n  \"local 9\"\n")
    #expect(
      try await loader.play("", Self.loads(#"{ "after": "1s", "use": "local" }"#)).text
        == "Frame \"start\"\n  > appear\n    call load(9) pending\n  \"-\"\n")
  }
}

private struct TestSaveKey: EnvironmentKey {
  static var defaultValue: CallTests.SaveAction? { nil }
}

private struct TestScoreKey: EnvironmentKey {
  static var defaultValue: CallTests.ScoreAction? { nil }
}

private struct TestLoadKey: EnvironmentKey {
  static var defaultValue: any CallTests.LoadAction { CallTests.LocalLoad() }
}

extension EnvironmentValues {
  fileprivate var testSave: CallTests.SaveAction? {
    get { self[TestSaveKey.self] }
    set { self[TestSaveKey.self] = newValue }
  }

  fileprivate var testScore: CallTests.ScoreAction? {
    get { self[TestScoreKey.self] }
    set { self[TestScoreKey.self] = newValue }
  }

  fileprivate var testLoad: any CallTests.LoadAction {
    get { self[TestLoadKey.self] }
    set { self[TestLoadKey.self] = newValue }
  }
}
