/// Decides which lines two texts keep in common.
struct LineMatcher {
  let old: [Int]
  let new: [Int]
  private(set) var oldKept: [Bool]
  private(set) var newKept: [Bool]

  // Scratch space by symbol, cleared after each use, so that a range costs its own length and no more.
  private var oldCounts: [Int32]
  private var newCounts: [Int32]
  private var positions: [Int32]

  /// Ranges within ranges within ranges: each level is linear, so their number bounds the work.
  private static let deepestLevel = 24

  init(old: [Int], new: [Int], symbolCount: Int) {
    self.old = old
    self.new = new
    oldKept = Array(repeating: false, count: old.count)
    newKept = Array(repeating: false, count: new.count)
    oldCounts = Array(repeating: 0, count: symbolCount)
    newCounts = oldCounts
    positions = oldCounts
  }

  mutating func match() {
    match(old.indices, new.indices, level: 0)
  }

  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>, level: Int) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let i = oldRange.first, let j = newRange.first, old[i] == new[j] {
      keep(i, j)
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let i = oldRange.last, let j = newRange.last, old[i] == new[j] {
      keep(i, j)
      oldRange.removeLast()
      newRange.removeLast()
    }
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }

    let anchors = level < Self.deepestLevel ? anchors(oldRange, newRange) : []
    guard !anchors.isEmpty else { return search(oldRange, newRange) }
    var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
    for (i, j) in anchors {
      match(oldStart..<i, newStart..<j, level: level + 1)
      keep(i, j)
      (oldStart, newStart) = (i + 1, j + 1)
    }
    match(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound, level: level + 1)
  }

  private mutating func keep(_ i: Int, _ j: Int) {
    oldKept[i] = true
    newKept[j] = true
  }

  private mutating func count(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for i in oldRange { oldCounts[old[i]] += 1 }
    for j in newRange { newCounts[new[j]] += 1 }
  }

  private mutating func clearCounts(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for i in oldRange { oldCounts[old[i]] = 0 }
    for j in newRange { newCounts[new[j]] = 0 }
  }

  /// The longest rising chain of the lines that occur exactly once on both sides.
  private mutating func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(Int, Int)] {
    count(oldRange, newRange)
    for i in oldRange { positions[old[i]] = Int32(i) }
    var candidates: [(old: Int, new: Int)] = []
    for j in newRange where newCounts[new[j]] == 1 && oldCounts[new[j]] == 1 {
      candidates.append((Int(positions[new[j]]), j))
    }
    clearCounts(oldRange, newRange)

    // Patience sorting: `tops[n]` is the candidate that ends the best chain of length n + 1.
    var tops: [Int] = []
    var previous = Array(repeating: -1, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[tops[middle]].old < candidate.old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var chain: [(Int, Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      chain.append((candidates[index].old, candidates[index].new))
      index = previous[index]
    }
    return chain.reversed()
  }

  /// Myers over the lines that both sides have at all.
  private mutating func search(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    count(oldRange, newRange)
    let oldIndices = oldRange.filter { newCounts[old[$0]] > 0 }
    let newIndices = newRange.filter { oldCounts[new[$0]] > 0 }
    clearCounts(oldRange, newRange)
    guard !oldIndices.isEmpty, !newIndices.isEmpty else { return }
    let matches = BoundedMyers(old: oldIndices.map { old[$0] }, new: newIndices.map { new[$0] }).matches()
    for (i, j) in matches { keep(oldIndices[i], newIndices[j]) }
  }
}
