/// One of several machines that share a plan: `2/4` is the second of four.
package struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number of the shard, from 1.
  package var index: Int
  /// The number of shards.
  package var count: Int

  /// More machines than this are a mistake.
  static let most = 10_000

  /// Creates a shard; nil when the numbers are out of range.
  package init?(index: Int, count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`; nil when the text is something else.
  package init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  /// `2/4`.
  package var description: String { "\(index)/\(count)" }
}
