import Testing

@testable import ScenarioKit

/// Messages in a stream of bytes.
@Suite struct FrameBufferTests {
  private static let mark: [UInt8] = [9, 200, 1, 255, 7, 7, 7, 7]

  private static let messages: [[UInt8]] = [
    [], [0], Array("ä\u{1F600}\n\0".utf8), [UInt8](repeating: 0xFF, count: 300_000), Array("end".utf8),
  ]

  @Test(arguments: [1, 3, 4, 5, 64_000, 1_000_000]) func `messages come out as they went in`(chunk: Int) throws {
    let bytes = Self.messages.flatMap { FrameBuffer(mark: Self.mark).frame($0) }
    var buffer = FrameBuffer(mark: Self.mark)
    var taken: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      buffer.append(bytes[start..<min(start + chunk, bytes.count)])
      while let message = try buffer.next() { taken.append(Array(message)) }
    }
    #expect(taken == Self.messages)
    #expect(try buffer.next() == nil)
  }

  @Test func `a part of a message is none yet`() throws {
    let bytes = FrameBuffer(mark: Self.mark).frame(Self.messages[2])
    var buffer = FrameBuffer(mark: Self.mark)
    for count in 0..<bytes.count {
      #expect(try buffer.next() == nil, "after \(count)")
      buffer.append([bytes[count]])
    }
    #expect(try buffer.next().map(Array.init) == Self.messages[2])
  }

  @Test func `a length beyond all measure is an error, and stays one`() {
    var buffer = FrameBuffer(mark: Self.mark)
    buffer.append(Self.mark.prefix(4) + [0xFF, 0xFF, 0xFF, 0xFF])
    for _ in 0..<2 { #expect(throws: (any Error).self) { try buffer.next() } }
    buffer.append(FrameBuffer(mark: Self.mark).frame(Self.messages[0]))
    #expect(throws: (any Error).self) { try buffer.next() }
  }

  @Test func `what a component may write among messages is found out at once`() {
    // Read as lengths, some of these would be waited for.
    for bytes: [UInt8] in [
      [0x7B, 0x22, 0xFF, 0x00, 0x0A] + Array("passed\n".utf8), Array("hello world\n".utf8), [10, 0, 0, 1, 0, 0, 0, 0],
      [0x78], [9, 0],
    ] {
      var buffer = FrameBuffer(mark: Self.mark)
      buffer.append(FrameBuffer(mark: Self.mark).frame(Self.messages[4]) + bytes)
      #expect(throws: Never.self) { try buffer.next() }
      #expect(throws: (any Error).self, "\(bytes)") { try buffer.next() }
    }
  }
}
