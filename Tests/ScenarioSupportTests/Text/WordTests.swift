import Foundation
import Testing

@testable import ScenarioSupport

@Suite struct WordTests {
  @Test func `the nearest word is within a third of the letters`() {
    let words = ["TagsView", "NotesList", "tagsview2"]
    #expect(Suggestion.nearest(to: "TagView", in: words) == "TagsView")
    #expect(Suggestion.nearest(to: "tagsVIEW2", in: words) == "tagsview2")
    #expect(Suggestion.nearest(to: "Banana", in: words) == nil)
    #expect(Suggestion.nearest(to: "", in: words) == nil)
    #expect(Suggestion.nearest(to: "tpa", in: ["tap", "type"]) == "tap")
    #expect(Suggestion.nearest(to: "x", in: ["y"]) == nil)
  }

  @Test(
    "durations have a number and a unit",
    arguments: [
      ("2s", Duration.seconds(2)), ("150ms", .milliseconds(150)), ("1m", .seconds(60)), ("1h", .seconds(3600)),
      ("1.5s", .milliseconds(1500)), ("0s", .zero), ("0.1ms", .microseconds(100)), ("3650h", .seconds(3650 * 3600)),
    ])
  func durations(text: String, expected: Duration) throws {
    #expect(try DurationText.duration(text) == expected)
  }

  @Test("what is no duration is refused", arguments: ["", "2", "s", "2 s", "1.s", ".5s", "2d", "1e3s", "+1s", "²s"])
  func noDurations(text: String) {
    #expect(throws: DurationText.Problem.malformed) { try DurationText.duration(text) }
  }

  @Test func `durations are neither negative nor absurd`() {
    #expect(throws: DurationText.Problem.negative) { try DurationText.duration("-1s") }
    #expect(throws: DurationText.Problem.tooLong) { try DurationText.duration("87601h") }
    #expect(throws: DurationText.Problem.tooLong) { try DurationText.duration("99999999999999999999h") }
  }

  @Test func `dates follow ISO 8601`() {
    #expect(ISO8601.date("1970-01-01T00:00:00Z")?.timeIntervalSince1970 == 0)
    #expect(ISO8601.date("2000-02-29")?.timeIntervalSince1970 == 951_782_400)
    #expect(ISO8601.date("2026-01-15T10:41:00.5+01:00")?.timeIntervalSince1970 == 1_768_470_060.5)
    #expect(ISO8601.date("1969-12-31T23:59Z")?.timeIntervalSince1970 == -60)
    for text in ["", "2026", "2026-13-01", "2025-02-29", "2026-01-15T24:00:00Z", "2026-01-15T09:41:00", "2026-01-15x"] {
      #expect(ISO8601.date(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st"), (113, "113th"),
  ])
  func `numbers of order`(number: Int, text: String) {
    #expect(Ordinal.text(number) == text)
  }
}
