import Testing

@testable import ScenarioDocuments

@Suite struct JSONReaderTests {
  private func problems(_ text: String) -> [String] {
    JSONReader.read(Array(text.utf8), file: "f").diagnostics.map(\.description)
  }

  private func problems(_ bytes: [UInt8]) -> [String] {
    JSONReader.read(bytes, file: "f").diagnostics.map(\.description)
  }

  @Test(
    "a mistake is told with its line, its column and what to do",
    arguments: [
      ("", "f:1:1: error: the file is empty; write a JSON object, or remove the file"),
      (" \n ", "f:1:1: error: the file is empty; write a JSON object, or remove the file"),
      ("{\n  \"a\": 1,\n}", "f:2:9: error: a comma before \"}\"; remove it: JSON has no trailing commas"),
      ("[1, 2,]", "f:1:6: error: a comma before \"]\"; remove it: JSON has no trailing commas"),
      ("{'a': 1}", "f:1:2: error: expected a key in double quotes, found a single quote; JSON uses double quotes"),
      ("{a: 1}", "f:1:2: error: expected a key in double quotes, found \"a\"; put it in double quotes"),
      ("[“a”]", "f:1:2: error: expected a value, found \"“\"; JSON uses straight double quotes"),
      ("[NaN]", "f:1:2: error: expected a value, found \"NaN\"; JSON has no such number"),
      ("[True]", "f:1:2: error: expected a value, found \"True\"; write true"),
      ("[nil]", "f:1:2: error: expected a value, found \"nil\"; write null"),
      ("[nulls]", "f:1:2: error: expected a value, found \"nulls\"; put it in double quotes"),
      ("[01]", "f:1:2: error: a number with a leading zero; remove it"),
      ("[-]", "f:1:2: error: \"-\" is not a JSON number; put it in double quotes if it is text"),
      ("[1.]", "f:1:2: error: \"1.\" is not a JSON number; put it in double quotes if it is text"),
      ("[1e]", "f:1:2: error: \"1e\" is not a JSON number; put it in double quotes if it is text"),
      ("[1.2.3]", "f:1:2: error: \"1.2.3\" is not a JSON number; put it in double quotes if it is text"),
      ("[2s]", "f:1:2: error: \"2s\" is not a JSON number; put it in double quotes if it is text"),
      ("[+1]", "f:1:2: error: expected a value, found \"+\"; a number starts with a digit or \"-\""),
      ("[1 2]", "f:1:4: error: expected \",\" or \"]\" after the element, found \"2\""),
      ("{\"a\" 1}", "f:1:6: error: expected \":\" after the key \"a\", found \"1\""),
      ("{\"a\": }", "f:1:7: error: expected a value, found \"}\""),
      (
        "{\"a\": 1\n \"b\": 2}",
        "f:2:2: error: expected \",\" or \"}\" after the value of \"a\", found \"\\\"\""
      ),
      ("{} {}", "f:1:4: error: unexpected \"{\" after the end of the document; a file holds one JSON value"),
      (
        "{\n\"a\": [1",
        "f:2:8: error: the file ends inside the array that starts in line 2, column 6; close it with \"]\""
      ),
      ("{\"a\"", "f:1:5: error: the file ends inside the object that starts in line 1, column 1; close it with \"}\""),
      ("[\"a", "f:1:2: error: the string is not closed; close it with a double quote"),
      (
        "[\"a\n\"]",
        "f:1:2: error: the string is not closed at the end of its line; close it with a double quote; "
          + "a line break inside is written \\n"
      ),
      ("[\"a\tb\"]", "f:1:4: error: a control character in a string; write \\t"),
      ("[\"a\u{1}b\"]", "f:1:4: error: a control character in a string; write \\u0001"),
      ("[\"\\x\"]", "f:1:3: error: an unknown escape in a string; a backslash itself is written \\\\"),
      ("[\"\\u12g4\"]", "f:1:3: error: \\u needs four hexadecimal digits"),
      (
        "[\"\\ud800\"]",
        "f:1:3: error: a lone surrogate \\ud800; write the character itself, or both halves of the pair"
      ),
      (
        "[\"\\udc00\\ud800\"]",
        "f:1:3: error: a lone surrogate \\udc00; write the character itself, or both halves of the pair"
      ),
      ("[/]", "f:1:2: error: JSON has no comments; use a \"note\" key, which is allowed everywhere"),
      ("[# x\n]", "f:1:2: error: JSON has no comments; use a \"note\" key, which is allowed everywhere"),
      ("[1, /* a\n b */ 2]", "f:1:5: error: JSON has no comments; use a \"note\" key, which is allowed everywhere"),
      ("\u{FEFF}{}", "f:1:1: error: the file starts with a byte order mark; save it as UTF-8 without BOM"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(problems(text).first == expected)
  }

  @Test func `a byte that is not UTF-8 is reported with its offset`() {
    #expect(
      problems([0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0xFF, 0x22, 0x5D])
        == ["f:2:3: error: invalid UTF-8: byte 0xFF at offset 5; save the file as UTF-8"]
    )
    #expect(problems([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D]).count == 1)
    #expect(problems([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D]).count == 1)
    #expect(
      problems([0x5B, 0x80, 0x5D]) == ["f:1:2: error: invalid UTF-8: byte 0x80 at offset 1; save the file as UTF-8"])
    #expect(
      problems([0xFF, 0xFE, 0x7B, 0x00])
        == ["f:1:1: error: the file is not UTF-8 (it looks like UTF-16 or UTF-32); save it as UTF-8"]
    )
  }

  @Test func `all duplicate keys and other mistakes inside are reported at once`() {
    let text = """
      { "a": 1, "b": 2,
        "a": 3, // why
        "b": "\\ud800",
        "c": [1,] }
      """
    #expect(
      problems(text) == [
        "f:2:3: error: duplicate key \"a\"; the first is in line 1",
        "f:2:11: error: JSON has no comments; use a \"note\" key, which is allowed everywhere",
        "f:3:9: error: a lone surrogate \\ud800; write the character itself, or both halves of the pair",
        "f:3:3: error: duplicate key \"b\"; the first is in line 1",
        "f:4:10: error: a comma before \"]\"; remove it: JSON has no trailing commas",
      ]
    )
  }

  @Test func `keys are compared after unescaping, and in large objects too`() {
    #expect(problems("{\"a\": 1, \"\\u0061\": 2}").count == 1)
    let members = (0..<100).map { "\"k\($0)\": \($0)" }.joined(separator: ",\n")
    #expect(problems("{\(members), \"k50\": 1}") == ["f:100:12: error: duplicate key \"k50\"; the first is in line 51"])
  }

  @Test func `columns count characters, lines end with any line break`() throws {
    let node = try JSONReader.node(of: "[\r\n\"é👩‍👩‍👧ü\", 1,\r2,\n\t3]", file: "f")
    let places = node.array?.map(\.location.description)
    #expect(places == ["f:2:1", "f:2:8", "f:3:1", "f:4:2"])
  }

  @Test func `every escape is read`() throws {
    let node = try JSONReader.node(of: #"["\"\\\/\b\f\n\r\té\ud83d\ude00x"]"#)
    #expect(node.array?.first?.string == "\"\\/\u{8}\u{C}\n\r\té😀x")
  }

  @Test func `depth is bounded`() {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(problems(deepest).isEmpty)
    #expect(problems("[\(deepest)]") == ["f:1:513: error: arrays and objects are nested more than 512 deep"])
  }

  @Test func `members keep their order and places`() throws {
    let node = try JSONReader.node(of: "{\"b\": 1,\n \"a\": null}", file: "f")
    #expect(node.object?.keys == ["b", "a"])
    #expect(node.object?.member("a")?.keyLocation.description == "f:2:2")
    #expect(node.object?["a"]?.location.description == "f:2:7")
  }

  @Test func `numbers are exact`() throws {
    let numbers = try JSONReader.node(of: "[1, 1.0, 1e2, 1.5, 9223372036854775807, 1e30, 1e400, -0, 120e-1]").array!
    #expect(numbers.map(\.number!.int) == [1, 1, 100, nil, .max, nil, nil, 0, 12])
    #expect(numbers[3].number?.double == 1.5)
    #expect(numbers[6].number?.double == nil)
    #expect(numbers[5].number?.literal == "1e30")
  }

  @Test func `values are written compact and pretty`() throws {
    let node = try JSONReader.node(of: #"{ "a": [1.50, true, null, []], "b": {}, "c": "x\n\u0001é" }"#)
    #expect(node.compactText == #"{"a":[1.50,true,null,[]],"b":{},"c":"x\n\u0001é"}"#)
    #expect(
      node.prettyText == """
        {
          "a": [
            1.50,
            true,
            null,
            []
          ],
          "b": {},
          "c": "x\\n\\u0001é"
        }
        """
    )
    #expect(try JSONReader.node(of: node.prettyText) == node)
  }

  @Test func `equality ignores order and spelling`() throws {
    #expect(try JSONReader.node(of: "{\"a\":1,\"b\":2}") == JSONReader.node(of: "{\"b\":2.0,\"a\":1e0}"))
    #expect(try JSONReader.node(of: "[1,2]") != JSONReader.node(of: "[2,1]"))
  }
}
