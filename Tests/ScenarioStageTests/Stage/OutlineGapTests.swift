import PreviewKit
import ScenarioDocuments
import Testing

/// Gaps (`…`) in expected lines. Sizes are such that trying every place of every gap would never end.
@MainActor @Suite struct OutlineGapTests {
  private struct Shop: View {
    var body: some View {
      List {
        ForEach(0..<200, id: \.self) { number in
          HStack {
            Text(verbatim: "Tea \(number)")
            Button("Pay") {}
          }
        }
      }
    }
  }

  private struct Letters: View {
    var body: some View {
      List { Text(verbatim: String(repeating: "a", count: 400)) }
    }
  }

  private let shop = ScenarioPlayer { Shop() }
  private let letters = ScenarioPlayer { Letters() }

  /// Lines with a gap line before, between and behind them.
  private static func withGaps(_ lines: [String]) -> String {
    let all = ["…"] + lines.flatMap { [$0, "…"] }
    return "["
      + all.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
      .joined(separator: ",") + "]"
  }

  private func expectList(_ lines: [String], of player: ScenarioPlayer) async throws -> PlayedScenario {
    try await player.play(#"{ "expect": { "list": true }, "text": \#(Self.withGaps(lines)) }"#)
  }

  @Test func `many gaps before a line that is missing end at once`() async throws {
    let played = try await expectList(Array(repeating: "Row …", count: 50) + ["Row \"Coffee\""], of: shop)
    #expect(played.messages.count == 1)
    #expect(played.messages.first?.hasPrefix(#"expected List to read line 102, Row "Coffee""#) == true)
  }

  @Test func `the lines before a gap are taken where they come first`() async throws {
    let all = (0..<200).map { "Row \"Tea \($0)\"" }
    #expect(try await expectList(all, of: shop).hasPassed)
    let twice = try await expectList(all + [all[199]], of: shop)
    #expect(twice.messages == [#"expected List to read line 402, Row "Tea 199", which stands elsewhere"#])
  }

  @Test func `several lines between two gaps stay together`() async throws {
    #expect(try await expectList(["Row \"Tea 7\"", "Row …\", \"Pay", "Button \"Pay\""], of: shop).hasPassed == false)
    let together = #"["Row \"Tea 3\"", "Button \"Pay\"", "…", "Button …", "Row \"Tea 9…", "Button …"]"#
    #expect(try await shop.play(#"{ "expect": { "list": true }, "text": \#(together) }"#).hasPassed)
    let apart = #"["Button …", "Row \"Tea 9\"", "…", "Button …", "Button …"]"#
    #expect(
      try await shop.play(#"{ "expect": { "list": true }, "text": \#(apart) }"#).messages
        == [#"expected List to read line 5, Button …, which stands elsewhere"#])
  }

  @Test func `many gaps in a line that does not fit end at once`() async throws {
    let gaps = String(repeating: "a…", count: 60)
    let played = try await letters.play(#"{ "expect": { "list": true }, "text": "Row \"\#(gaps)b\"" }"#)
    #expect(played.messages.count == 1)
    #expect(try await letters.play(#"{ "expect": { "list": true }, "text": "Row \"\#(gaps)a\"" }"#).hasPassed)
  }

  @Test(arguments: [
    ("Row \"a…a\"", "Row \"aba\"", true), ("Row \"a…a\"", "Row \"a\"", false), ("Row \"a…ab\"", "Row \"aabab\"", true),
    ("Row …\"b\"", "Row \"b\", \"b\"", true), ("Row …\"b\" …", "Row \"a\", \"b\" (link)", true),
    ("Row … /b/", "Row \"b\", \"c\"", false), ("Row … /b/", "Row \"b\", \"ab\"", true),
    ("Row … /b/,… (link)", "Row \"x\", \"ab\", \"c\" (link)", true),
    ("Row … /c/,… /b/", "Row \"b\", \"c\", \"ab\"", true),
    ("Row … /c/,… /b/", "Row \"b\", \"ab\", \"c\"", false), ("……", "Row", true), ("R……w", "Row", true),
    ("… /q/", "Row \"a \\\"q\\\"\"", true),
  ]) func `each part stands behind the one before`(pattern: String, line: String, fits: Bool) throws {
    #expect(try OutlineLineMatcher(pattern).matches(line) == fits)
  }
}
