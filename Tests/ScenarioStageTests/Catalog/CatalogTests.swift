import Foundation
import Observation
import PreviewKit
import Testing

@testable import ScenarioStage

/// What a catalog registers, and how documents are checked against it.
@MainActor @Suite struct CatalogTests {
  private struct Greeting: Decodable {
    let name: String
    let times: Int?
  }

  @Observable final class Counter {
    var count = 0

    init(count: Int) { self.count = count }
  }

  private struct CounterView: View {
    @Environment(Counter.self) private var counter

    var body: some View { Button("Count \(counter.count)") { counter.count += 1 } }
  }

  private struct GreetingView: View {
    let greeting: Greeting

    var body: some View { Text("Hello \(greeting.name) \(greeting.times ?? 1)") }
  }

  private static func greeting() -> ScenarioPlayer {
    ScenarioPlayer { Component("Subject", arguments: Greeting.self) { GreetingView(greeting: $0) } }
  }

  @Test func `arguments are decoded, and what they lack or have too much is reported`() async throws {
    let player = Self.greeting()
    let played = try await player.play("", #""arguments": { "name": "Ana", "note": "a word" }"#)
    #expect(played.text == "Frame \"start\"\n  \"Hello Ana 1\"\n")
    #expect(try !player.mistakes().isEmpty)
    #expect(try player.mistakes("", #""arguments": { "name": "Ana", "tmes": 2 }"#).first?.contains(#""tmes""#) == true)
    #expect(try !player.mistakes("", #""arguments": { "name": 1 }"#).isEmpty)
  }

  @Test func `a component without arguments refuses some`() throws {
    let player = ScenarioPlayer { Text("Hello") }
    #expect(
      try player.mistakes("", #""arguments": { "name": "Ana" }"#) == [
        #"the component "Subject" takes no arguments"#
      ])
    #expect(try player.mistakes("", #""arguments": { "note": "nothing" }"#).isEmpty)
  }

  @Test func `an app is staged like a component`() async throws {
    struct Sample: App {
      var body: some Scene { WindowGroup { Text("Window") } }
    }
    let played = try await ScenarioPlayer { Component("Subject", app: Sample.self) }.play()
    #expect(played.text == "Frame \"start\"\n  \"Window\"\n")
  }

  @Test func `a name is registered once`() {
    let catalog = Catalog {
      Component("A") { Text("1") }
      Component("A") { Text("2") }
      ErrorCase("e", CancellationError())
      ErrorCase("e", CancellationError())
    }
    #expect(
      catalog.diagnostics.map(\.message) == [
        #"the catalog registers the component "A" twice"#, #"the catalog registers the error "e" twice"#,
      ])
  }

  @Test func `a catalog is put together of statements, conditions and loops`() {
    let isOn = [true, false]
    let catalog = Catalog {
      for name in ["A", "B"] { Component(name) { Text(name) } }
      if isOn[0] { Component("C") { Text("C") } }
      if isOn[1] { Component("D") { Text("D") } } else { Component("E") { Text("E") } }
    }
    #expect(catalog.index.components.keys.sorted() == ["A", "B", "C", "E"])
  }

  @Test(arguments: [
    #""locale": "en_US""#, #""timeZone": "Europe/Berlin""#, #""colorScheme": "dark""#, #""dynamicTypeSize": "large""#,
    #""layoutDirection": "rightToLeft""#, #""isEnabled": false"#, #""now": "2026-01-15T09:41:00Z""#, #""seed": 3"#,
    #""strings": { "de": { "a": "b" } }"#,
  ]) func `every catalog has the standard values`(value: String) throws {
    #expect(try ScenarioPlayer { Text("") }.mistakes("", #""values": { \#(value) }"#).isEmpty)
  }

  @Test(arguments: [
    (#""locale": "english!""#, #""locale" cannot be "english!": a locale is written like "en_US" or "de""#),
    (
      #""timeZone": "Mars/Base""#,
      #""timeZone" cannot be "Mars/Base": a time zone is written like "Europe/Berlin" or "UTC""#
    ),
    (#""colorScheme": "drak""#, #""colorScheme" cannot be "drak": it is one of light, dark; did you mean "dark"?"#),
    (#""now": "yesterday""#, #""now" is a date and time, not "yesterday""#),
    (#""seed": -1"#, #""seed" is a whole number from 0, not -1"#),
    (#""colour": "dark""#, #"unknown environment value "colour""#),
  ]) func `a value that cannot be is reported before anything runs`(value: String, message: String) throws {
    #expect(try ScenarioPlayer { Text("") }.mistakes("", #""values": { \#(value) }"#) == [message])
  }

  @Test func `an observable object is made of its fixture, and missing without one`() async throws {
    struct Fixture: Decodable {
      let count: Int
    }
    let player = ScenarioPlayer {
      Component("Subject") { CounterView() }
      Object("counter", observable: Counter.self, from: Fixture.self) { Counter(count: $0.count) }
    }
    let played = try await player.play(#"{ "tap": "Count 4" }"#, #""objects": { "counter": { "count": 4 } }"#)
    #expect(played.text == "Frame \"end\"\n  > tap Button \"Count 4\"\n  Button \"Count 5\"\n")
    let missing = try await player.play()
    #expect(!missing.hasPassed)
    #expect(missing.messages.first?.contains("Counter") == true)
    #expect(try !player.mistakes("", #""objects": { "counter": { "count": "4" } }"#).isEmpty)
    #expect(try player.mistakes("", #""objects": { "count": {} }"#) == [#"unknown object "count""#])
  }

  // MARK: Functions from the stage

  private struct FunctionsView: View {
    let close: () -> Void
    let ask: (String) -> Int
    let load: (Int) async throws -> [String]
    @State private var text = "-"

    var body: some View {
      Text(text)
      Button("Close") { close() }
      Button("Ask") { text = "\(ask("how many"))" }
      Button("Load") { Task { text = (try? await load(1).joined()) ?? "failed" } }
    }
  }

  private let functions = ScenarioPlayer {
    Component("Subject") { stage in
      FunctionsView(close: stage.action("close"), ask: stage.action("ask"), load: stage.asyncAction("load"))
    }
    Action("close", function: (() -> Void).self)
    Action("ask", function: ((String) -> Int).self, arguments: ["question"])
    Action("load", asyncFunction: ((Int) async throws -> [String]).self, arguments: ["page"])
  }

  @Test func `functions of the stage are recorded and answered`() async throws {
    let actions = #""actions": { "ask": { "returns": 7 }, "load": { "after": "1s", "returns": ["a", "b"] } }"#
    let played = try await functions.play(
      #"{ "tap": "Close" }, { "tap": "Ask" }, { "expect": "7" }, { "tap": "Load" }, { "advance": "1s" }, { "expect": "ab" }"#,
      actions)
    #expect(played.hasPassed, "\(played.messages)")
    #expect(
      played.steps.filter { !$0.hasPrefix(">") } == [
        "call close()", #"call ask(question: "how many") returned 7"#, "call load(page: 1) pending",
        "reply load returned 2",
      ])
  }

  @Test func `a function that must return something needs an answer`() async throws {
    let played = try await functions.play()
    #expect(
      played.messages == [
        #"the component takes the action "ask", and no document says what it returns: add it under "actions""#
      ])
    #expect(played.result.text == nil)
  }

  @Test func `a function that the catalog does not register, or registers otherwise, fails the run`() async throws {
    struct Closing: View {
      let close: (Int) -> String

      var body: some View { Button("Close") { _ = close(1) } }
    }
    let unknown = ScenarioPlayer {
      Component("Subject") { stage in Closing(close: stage.action("shut")) }
    }
    #expect(
      try await unknown.play().messages == [
        #"the component asks for the action "shut", which the catalog does not register"#
      ])
    let other = ScenarioPlayer {
      Component("Subject") { stage in Closing(close: stage.action("close")) }
      Action("close", function: ((Int) -> Void).self)
    }
    #expect(
      try await other.play().messages == [
        #"the component takes the action "close" as a function that returns String, and the catalog registers one that returns ()"#
      ])
  }

  @Test(arguments: [
    (#""ask": { "returns": "seven" }"#, "expected a whole number, found a string"),
    (#""close": { "returns": 1 }"#, #""close" returns nothing"#),
    (#""ask": { "throws": "offline" }"#, #"the action "ask" cannot throw"#),
    (#""ask": "never""#, #"the action "ask" is not async, so its answer cannot take time"#),
    (#""ask": { "use": "local" }"#, #"the action "ask" has no implementation "local""#),
    (#""aks": { "returns": 1 }"#, #"unknown action "aks""#),
  ]) func `an answer that an action cannot give is reported before anything runs`(answer: String, message: String)
    throws
  {
    let mistakes = try functions.mistakes("", #""actions": { \#(answer) }"#)
    #expect(mistakes.contains(message), "\(mistakes)")
  }
}
