import Foundation

extension Misbehaviour {
  /// What uses up the stack or the memory.
  static let exhaustion = [
    Misbehaviour("recursion") { "\(depth(below: 0))" },
    Misbehaviour("memory") {
      while true { blocks.append([UInt8](repeating: 1, count: 16 << 20)) }
    },
    Misbehaviour("memory-by-malloc") {
      // What it gets is never less than what it asked for, until there is nothing.
      while let block = malloc(16 << 20) { memset(block, 1, 16 << 20) }
      return "No memory left"
    },
  ]

  private static var blocks: [[UInt8]] = []

  @inline(never)
  private static func depth(below level: Int) -> Int {
    level < 0 ? level : 1 + depth(below: level &+ 1) % 1_000
  }
}
