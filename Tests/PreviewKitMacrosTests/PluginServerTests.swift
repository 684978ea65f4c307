import Foundation
import Testing

@testable import PreviewKitMacros

@Suite("The compiler's plugin protocol")
struct PluginServerTests {
  static func frame(_ json: String) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: json.utf8.count >> (8 * $0)) }) + Data(json.utf8)
  }

  /// What the server writes when it is given these bytes and then the end of the pipe.
  static func answers(to input: Data) throws -> [[String: Any]] {
    let (request, response) = (Pipe(), Pipe())
    request.fileHandleForWriting.write(input)
    try request.fileHandleForWriting.close()
    PluginServer(
      channel: MessageChannel(input: request.fileHandleForReading, output: response.fileHandleForWriting)
    ).run()
    try response.fileHandleForWriting.close()
    let reader = MessageChannel(input: response.fileHandleForReading, output: .nullDevice)
    var answers: [[String: Any]] = []
    while let message = reader.receive() {
      answers.append(try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any]))
    }
    return answers
  }

  static let location =
    #"{"fileID": "A/B.swift", "fileName": "/x/B.swift", "offset": 10, "line": 2, "column": 1}"#

  @Test("the capability is answered with the version of the protocol")
  func capability() throws {
    let answers = try Self.answers(to: Self.frame(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#))
    let result = try #require(answers.first?["getCapabilityResult"] as? [String: [String: Int]])
    #expect(result == ["capability": ["protocolVersion": 7]])
  }

  @Test("an attached macro is expanded, with a diagnostic in the compiler's shape")
  func attached() throws {
    let message = """
      {"expandAttachedMacro": {
        "macro": {"moduleName": "PreviewKitMacros", "name": "Entry ", "typeName": "EntryMacro"},
        "macroRole": "accessor", "discriminator": "$s1", "staticBuildConfiguration": "{}",
        "attributeSyntax": {"kind": "attribute", "source": "@Entry ", "location": \(Self.location)},
        "lexicalContext": [
          {"kind": "declaration", "source": "extension EnvironmentValues {}", "location": \(Self.location)}],
        "declSyntax": {"kind": "declaration", "source": "\\n@Entry var x: Int", "location": \(Self.location)}
      }}
      """
    let answer = try #require(try Self.answers(to: Self.frame(message)).first)
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] is String)
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    #expect(Set(diagnostic.keys) == ["message", "severity", "position", "highlights", "notes", "fixIts"])
    #expect(diagnostic["severity"] as? String == "error")
    let position = try #require(diagnostic["position"] as? [String: Any])
    #expect(position["fileName"] as? String == "/x/B.swift")
    #expect(position["offset"] as? Int == 22)
    #expect((diagnostic["notes"] as? [Any])?.isEmpty == true)
  }

  @Test("a freestanding macro is expanded, and messages are answered in turn")
  func freestanding() throws {
    let message = """
      {"expandFreestandingMacro": {
        "macro": {"moduleName": "PreviewKitMacros", "name": "Preview", "typeName": "PreviewMacro"},
        "macroRole": "declaration", "discriminator": "$s1", "lexicalContext": [],
        "syntax": {"kind": "expression", "source": "#Preview { }", "location": \(Self.location)}
      }}
      """
    let answers = try Self.answers(to: Self.frame(message) + Self.frame(#"{"getCapability": {}}"#))
    try #require(answers.count == 2)
    let result = try #require(answers[0]["expandMacroResult"] as? [String: Any])
    #expect((result["expandedSource"] as? String)?.contains("_line: Swift.Int { 2 }") == true)
    #expect((result["diagnostics"] as? [Any])?.isEmpty == true)
    #expect(answers[1]["getCapabilityResult"] != nil)
  }

  @Test("the end of the pipe ends the server quietly, also before or within a message")
  func end() throws {
    #expect(try Self.answers(to: Data()).isEmpty)
    #expect(try Self.answers(to: Data([1, 2])).isEmpty)
    #expect(try Self.answers(to: Data(repeating: 0, count: 8)).isEmpty)
    #expect(try Self.answers(to: Self.frame("{\"getCapability\": {}}").dropLast()).isEmpty)
    #expect(try Self.answers(to: Data(repeating: 0xFF, count: 8)).isEmpty)
  }

  @Test("a message of another protocol version is an error that names it")
  func unknown() {
    #expect {
      try PluginServer.answer(to: Data(#"{"expandNewThing": {}}"#.utf8))
    } throws: {
      "\($0)" == "the compiler sent an unknown message: expandNewThing"
    }
  }
}
