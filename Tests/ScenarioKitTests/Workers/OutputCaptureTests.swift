import Testing

@testable import ScenarioKit

/// What workers print, told apart by run.
@Suite struct OutputCaptureTests {
  private static let mark: [UInt8] = [7, 7, 7, 9, 7, 7, 200, 255]

  private static func end(_ number: UInt64) -> [UInt8] { OutputCapture.end(of: number, mark: mark) }

  /// What comes out when the bytes arrive in chunks of a size.
  private static func told(_ bytes: [UInt8], chunk: Int) -> (ended: [UInt64: String], rest: String) {
    var capture = OutputCapture(mark: mark)
    var ended: [UInt64: String] = [:]
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      for (number, text) in capture.append(bytes[start..<min(start + chunk, bytes.count)]) {
        ended[number] = text.description
      }
    }
    return (ended, capture.finish().description)
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 15, 16, 17, 100, 10_000])
  func `wherever the chunks end, each run has its own`(chunk: Int) {
    let bytes =
      Array("first\n".utf8) + Self.end(1) + Self.end(2) + Array("third".utf8) + Self.end(3)
      + Array("not ended".utf8)
    let (ended, rest) = Self.told(bytes, chunk: chunk)
    #expect(ended == [1: "first\n", 2: "", 3: "third"])
    #expect(rest == "not ended")
  }

  @Test(arguments: [1, 5, 1_000]) func `what only looks like a mark is text`(chunk: Int) {
    // Prefixes of the mark, and one that starts again inside another.
    let text = Self.mark.dropLast() + [7, 7] + Self.mark.dropLast(2) + Array("x".utf8) + [7]
    let (ended, rest) = Self.told(text + Self.end(4) + text, chunk: chunk)
    #expect(ended == [4: String(decoding: text, as: UTF8.self)])
    #expect(rest == String(decoding: text, as: UTF8.self))
  }

  @Test func `a number may look like a mark or a line`() {
    let number = Self.mark.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    for chunk in [1, 8, 100] {
      let (ended, rest) = Self.told(Array("a".utf8) + Self.end(number) + Self.end(0x0A0A), chunk: chunk)
      #expect(ended == [number: "a", 0x0A0A: ""])
      #expect(rest.isEmpty)
    }
  }

  @Test func `bytes that are no text are shown repaired`() {
    let (ended, _) = Self.told([0x61, 0xFF, 0xFE, 0xC3, 0x28, 0x62] + Self.end(1), chunk: 4)
    #expect(ended == [1: "a\u{FFFD}\u{FFFD}\u{FFFD}(b"])
  }

  @Test(arguments: [4_096, 65_536, 11_000_000])
  func `of ten megabytes the beginning and the end are kept, and how much is not`(chunk: Int) throws {
    let line = Array("0123456789".utf8)
    var bytes = Array("begin".utf8)
    for _ in 0..<1_000_000 { bytes += line }
    bytes += Array("end".utf8)
    let text = try #require(Self.told(bytes + Self.end(9), chunk: chunk).ended[9])
    #expect(text.hasPrefix("begin0123456789"))
    #expect(text.hasSuffix("0123456789end"))
    let room = OutputCapture.Text.room
    #expect(text.contains("\n… \(bytes.count - 2 * room) bytes left out …\n"))
    #expect(text.utf8.count < 2 * room + 100)
  }

  @Test func `as much as there is room for is kept whole`() {
    let bytes = [UInt8](repeating: 0x78, count: 2 * OutputCapture.Text.room)
    for chunk in [1_000, 65_536] {
      #expect(Self.told(bytes + Self.end(1), chunk: chunk).ended[1] == String(repeating: "x", count: bytes.count))
    }
  }

  @Test func `after a run with much, the next begins with nothing`() {
    let bytes = [UInt8](repeating: 0x78, count: 200_000) + Self.end(1) + Array("y".utf8) + Self.end(2)
    #expect(Self.told(bytes, chunk: 65_536).ended[2] == "y")
  }

  @Test func `finishing twice has nothing twice`() {
    var capture = OutputCapture(mark: Self.mark)
    _ = capture.append(Array("abc".utf8))
    #expect(capture.finish().description == "abc")
    #expect(capture.finish().isEmpty)
  }
}
