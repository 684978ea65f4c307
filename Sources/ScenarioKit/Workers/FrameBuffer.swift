import Foundation

/// Messages in a stream of bytes: each has its length before it, in four bytes.
struct FrameBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// No message is longer; a greater length means that the stream is damaged.
  private static let longest = 1 << 30

  mutating func append(_ new: some Sequence<UInt8>) {
    if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  /// The next whole message; nil when more bytes are needed.
  ///
  /// - Throws: When the bytes are no message.
  mutating func next() throws -> ArraySlice<UInt8>? {
    guard bytes.count - start >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
    guard length <= Self.longest else { throw CocoaError(.coderReadCorrupt) }
    guard bytes.count - start >= 4 + length else { return nil }
    defer { start += 4 + length }
    return bytes[(start + 4)..<(start + 4 + length)]
  }

  /// A message's bytes as they go into the stream.
  static func frame(_ body: some Collection<UInt8>) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) } + body
  }
}
