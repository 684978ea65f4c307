import Foundation

/// Messages in a stream of bytes: a length of four bytes, then JSON.
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
  mutating func next<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let frame = try nextFrame() else { return nil }
    return try JSONDecoder().decode(type, from: Data(frame))
  }

  private mutating func nextFrame() throws -> ArraySlice<UInt8>? {
    guard bytes.count - start >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
    guard length <= Self.longest else { throw CocoaError(.coderReadCorrupt) }
    guard bytes.count - start >= 4 + length else { return nil }
    defer { start += 4 + length }
    return bytes[(start + 4)..<(start + 4 + length)]
  }

  /// A message as bytes for the stream.
  static func frame(_ message: some Encodable) -> [UInt8] {
    guard let body = try? JSONEncoder().encode(message) else { preconditionFailure("messages are plain values") }
    return (0..<4).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) } + body
  }
}
