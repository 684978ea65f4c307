import Foundation

/// Messages in a stream of bytes: the stream's sign and the length stand before each.
///
/// A component can write to the pipe, too. Bytes without the sign are an error at once, and are not taken for a length.
struct FrameBuffer {
  /// Four secret bytes.
  private let sign: ArraySlice<UInt8>
  private var bytes: [UInt8] = []
  private var start = 0

  private static let signLength = 4
  private static let headLength = 8
  /// The greatest length of a message.
  private static let longest = 1 << 30

  /// - Parameter mark: Bytes that both ends know. The first four are the sign.
  init(mark: [UInt8]) { sign = mark.prefix(Self.signLength) }

  mutating func append(_ new: some Sequence<UInt8>) {
    if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += new
  }

  /// The next whole message; nil when more bytes are needed.
  ///
  /// - Throws: When the bytes are not a message.
  mutating func next() throws -> ArraySlice<UInt8>? {
    let known = min(sign.count, bytes.count - start)
    guard bytes[start..<(start + known)].elementsEqual(sign.prefix(known)) else {
      throw CocoaError(.coderReadCorrupt)
    }
    guard bytes.count - start >= Self.headLength else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(bytes[start + Self.signLength + $1]) << ($1 * 8) }
    guard length <= Self.longest else { throw CocoaError(.coderReadCorrupt) }
    let body = start + Self.headLength
    guard bytes.count - body >= length else { return nil }
    defer { start = body + length }
    return bytes[body..<(body + length)]
  }

  /// A message's bytes as they go into the stream.
  func frame(_ body: some Collection<UInt8>) -> [UInt8] {
    sign + (0..<4).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) } + body
  }
}
