import CWorkers

/// A worker's standard output and error, separated by run.
///
/// The worker writes a mark after each run: bytes that the parent chose, and the item's number. When a run prints very much,
/// only the beginning and the end are kept.
struct OutputCapture {
  /// What one run printed.
  struct Text: Hashable {
    private(set) var head: [UInt8] = []
    private(set) var tail: [UInt8] = []
    private(set) var count = 0

    static let room = 32 << 10

    var isEmpty: Bool { count == 0 }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
      count += bytes.count
      let first = bytes.prefix(Self.room - head.count)
      head += first
      tail += bytes.dropFirst(first.count).suffix(Self.room)
      if tail.count > 2 * Self.room { tail.removeFirst(tail.count - Self.room) }
    }

    /// The text for people. Bytes that are no UTF-8 are replaced.
    var description: String {
      let end = tail.suffix(Self.room)
      let omitted = count - head.count - end.count
      guard omitted > 0 else { return String(decoding: head + end, as: UTF8.self) }
      return String(decoding: head, as: UTF8.self) + "\n… \(omitted) bytes left out …\n"
        + String(decoding: end, as: UTF8.self)
    }
  }

  let mark: [UInt8]
  private var waiting: [UInt8] = []
  private(set) var current = Text()

  /// - Parameter mark: Bytes that nothing else prints.
  init(mark: [UInt8]) { self.mark = mark }

  /// The mark that ends an item's output.
  static func end(of number: UInt64, mark: [UInt8]) -> [UInt8] {
    mark + (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Takes bytes; returns the output of each item that ended in them.
  mutating func append(_ bytes: some Sequence<UInt8>) -> [(number: UInt64, text: Text)] {
    waiting += bytes
    var ended: [(UInt64, Text)] = []
    var start = 0
    while let position = Self.position(of: mark, in: waiting, from: start), position + mark.count + 8 <= waiting.count {
      current.append(waiting[start..<position])
      let number = (0..<8).reduce(UInt64(0)) { $0 | UInt64(waiting[position + mark.count + $1]) << ($1 * 8) }
      ended.append((number, current))
      current = Text()
      start = position + mark.count + 8
    }
    // The last bytes may be the beginning of a mark, so they wait for more.
    let kept = max(start, waiting.count - mark.count - 7)
    current.append(waiting[start..<kept])
    waiting.removeFirst(kept)
    return ended
  }

  /// Everything since the last mark. Called when nothing more will come.
  mutating func finish() -> Text {
    current.append(waiting[...])
    waiting = []
    defer { current = Text() }
    return current
  }

  private static func position(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress, start < bytes.count else { return nil }
      let found = mark.withUnsafeBytes {
        worker_find(first + start, bytes.count - start, $0.baseAddress!, $0.count)
      }
      return found < 0 ? nil : start + found
    }
  }
}
