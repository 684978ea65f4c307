import Foundation
import Testing

@testable import ScenarioDocuments

@Suite struct JSONNodeDecoderTests {
  private enum Sort: String, Codable, CaseIterable { case name, created }

  private struct Note: Decodable, Equatable {
    var id: Int
    var title: String
    var sort: Sort?
    var link: URL?
  }

  private struct Folder: Decodable {
    var notes: [Note]
    var counts: [String: Int]?
    var made: Date?
    var uuid: UUID?
    var delay: Duration?
    var small: UInt8?
    var ratio: Double?
  }

  private enum Choice: Decodable, Equatable {
    case one(Int)
    case two(label: String)
  }

  private class Base: Decodable {
    var a: Int
  }

  private final class Derived: Base {
    var b: Int
    private enum CodingKeys: String, CodingKey { case b }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      b = try container.decode(Int.self, forKey: .b)
      try super.init(from: container.superDecoder())
    }
  }

  @MainActor private struct Isolated: @MainActor Decodable {
    var name: String
  }

  private func decode<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
    try JSONNodeDecoder().decode(type, from: JSONReader.node(of: text, file: "f"))
  }

  private func problem<T: Decodable>(_ type: T.Type, _ text: String) -> String? {
    do {
      _ = try decode(type, text)
      return nil
    } catch {
      return String(describing: error)
    }
  }

  @Test func `synthesised types of all kinds are decoded`() throws {
    let folder = try decode(
      Folder.self,
      """
      { "note": "means nothing",
        "notes": [ { "id": 1, "title": "Milk", "sort": "created", "link": "https://example.com/a" }, { "id": 2, "title": "", "sort": null } ],
        "counts": { "a": 1, "b": 2 }, "made": "2026-01-15T09:41:00Z", "uuid": "00000000-0000-0000-0000-00000000000A",
        "delay": "1.5s", "small": 255, "ratio": 2 }
      """
    )
    #expect(folder.notes.map(\.title) == ["Milk", ""])
    #expect(folder.notes[0].sort == .created && folder.notes[1].sort == nil)
    #expect(folder.notes[0].link?.host() == "example.com")
    #expect(folder.counts == ["a": 1, "b": 2])
    #expect(folder.made?.timeIntervalSince1970 == 1_768_470_060)
    #expect(folder.uuid?.uuidString.hasSuffix("A") == true)
    #expect(folder.delay == .milliseconds(1500))
    #expect(folder.small == 255 && folder.ratio == 2)
    #expect(try decode(Choice.self, "{ \"one\": { \"_0\": 3 } }") == .one(3))
    #expect(try decode(Choice.self, "{ \"two\": { \"label\": \"x\" } }") == .two(label: "x"))
    #expect(try decode([Int?].self, "[1, null]") == [1, nil])
    let derived = try decode(Derived.self, "{ \"b\": 2, \"super\": { \"a\": 1 } }")
    #expect(derived.a == 1 && derived.b == 2)
  }

  @Test func `an error points at the node`() {
    #expect(
      problem(Folder.self, "{\"notes\": [ { \"id\": 1, \"title\": 2 } ]}")
        == "f:1:33: error: expected a string, found a number")
    #expect(problem(Folder.self, "{\"notes\": [ { \"id\": 1 } ]}") == "f:1:13: error: missing key \"title\"")
    #expect(problem(Folder.self, "{\"notes\": {}}") == "f:1:11: error: expected an array, found an object")
    #expect(problem(Note.self, "{\"id\": 1.5, \"title\": \"\"}") == "f:1:8: error: 1.5 is not a whole number")
    #expect(problem([UInt8].self, "[300]") == "f:1:2: error: 300 does not fit into UInt8")
    #expect(
      problem([Date].self, "[\"2026-02-30\"]")
        == "f:1:2: error: \"2026-02-30\" is not a date; write it as 2026-01-15T09:41:00Z")
    #expect(problem([Float].self, "[1e300]") == "f:1:2: error: 1e300 does not fit into Float")
    #expect(problem(Choice.self, "{}")?.hasPrefix("f:1:1: error: cannot make Choice") == true)
    #expect(problem(String?.self, "1") == "f:1:1: error: expected a string, found a number")
  }

  @Test func `an unknown case names the nearest one`() {
    #expect(
      problem([Sort].self, "[\n\"craeted\"]") == "f:2:1: error: \"craeted\" is not a Sort; did you mean \"created\"?"
    )
    #expect(
      problem([Sort].self, "[\"zzzzzzz\"]")
        == "f:1:2: error: \"zzzzzzz\" is not a Sort; the values are \"name\", \"created\""
    )
  }

  @Test func `a key that no type asks for is an error, a note never is`() {
    #expect(
      problem(Note.self, "{\"id\": 1, \"titel\": \"\"}")
        == "f:1:11: error: unknown key \"titel\"; did you mean \"title\"?")
    #expect(
      problem(Note.self, "{\"id\": 1, \"title\": \"\", \"srt\": null}")
        == "f:1:24: error: unknown key \"srt\"; did you mean \"sort\"?"
    )
    #expect(problem(Note.self, "{\"id\": 1, \"title\": \"\", \"note\": 7}") == nil)
    #expect(
      problem(Choice.self, "{\"one\": {\"_0\": 3, \"x\": 1}}")?.hasPrefix("f:1:19: error: unknown key \"x\"") == true)
    #expect(
      problem(Derived.self, "{\"b\": 1, \"super\": {\"a\": 1, \"c\": 1}}")?.hasPrefix(
        "f:1:28: error: unknown key \"c\"") == true)
  }

  @Test func `all unknown keys are reported at once`() throws {
    let node = try JSONReader.node(of: "[{\"id\":1,\"title\":\"\",\"x1\":1},{\"id\":1,\"title\":\"\",\"x2\":1}]")
    #expect(JSONNodeDecoder().diagnostics(decoding: [Note].self, from: node).count == 2)
  }

  @Test @MainActor func `a type whose conformance belongs to the main actor is decoded`() throws {
    #expect(try decode(Isolated.self, "{\"name\": \"x\"}").name == "x")
  }
}
