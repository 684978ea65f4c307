/// Gives each different line a number: equal bytes, equal number.
struct LineTable {
  /// Open addressing: the table holds numbers, `firsts` where the line of a number was seen first.
  private var slots: [Int32]
  private var firsts: [(text: Int, range: Range<Int>, digest: UInt64)] = []
  private var texts: [[UInt8]] = []

  /// How many different lines there are so far.
  var count: Int { firsts.count }

  /// Makes an empty table.
  ///
  /// - Parameter capacity: How many lines will come at most.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// The numbers of all lines of a text.
  mutating func intern(_ text: LineText) -> [Int] {
    texts.append(text.bytes)
    return text.ranges.map { number(of: $0) }
  }

  private mutating func number(of range: Range<Int>) -> Int {
    let current = texts.count - 1
    let digest = texts[current].withUnsafeBufferPointer { Self.digest($0[range]) }
    var slot = Int(truncatingIfNeeded: digest) & (slots.count - 1)
    while slots[slot] >= 0 {
      let first = firsts[Int(slots[slot])]
      if first.digest == digest, isEqual(current, range, first.text, first.range) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(firsts.count)
    firsts.append((current, range, digest))
    return firsts.count - 1
  }

  private func isEqual(_ text: Int, _ range: Range<Int>, _ otherText: Int, _ otherRange: Range<Int>) -> Bool {
    guard range.count == otherRange.count else { return false }
    return texts[text].withUnsafeBufferPointer { bytes in
      texts[otherText].withUnsafeBufferPointer { others in
        for offset in 0..<range.count
        where bytes[range.lowerBound + offset] != others[otherRange.lowerBound + offset] {
          return false
        }
        return true
      }
    }
  }

  /// FNV-1a, with a last mix so that the low bits depend on all of it.
  private static func digest(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    digest ^= digest >> 32
    return digest &* 0x9e37_79b9_7f4a_7c15 ^ (digest >> 29)
  }
}
