import Foundation

/// The pipe to the compiler: each message is an 8-byte little-endian length and as many bytes of JSON.
struct MessageChannel {
  var input = FileHandle.standardInput
  var output = FileHandle.standardOutput

  /// The next message, or nil when the compiler has closed the pipe: before, between or within messages.
  func receive() -> Data? {
    guard let header = read(count: 8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The compiler may end with an empty message.
    guard let count = Int(exactly: length), count > 0 else { return nil }
    return read(count: count)
  }

  /// Writes one message; throws when the compiler has closed the pipe.
  func send(_ message: Data) throws {
    var frame = Data((0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) })
    frame.append(message)
    try output.write(contentsOf: frame)
  }

  private func read(count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      // One read of a pipe may return only a part.
      guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
      data.append(part)
    }
    return data
  }
}
