/// Myers' greedy search, in stages of at most `limit` edits.
///
/// A stage that has not reached the end by then is settled as it stands at its furthest point, and the next one starts
/// there. The result is the shortest script when it has no more than `limit` edits, and a good one otherwise.
struct BoundedMyers {
  let old: [Int]
  let new: [Int]

  private static let limit = 256

  /// The pairs of indices that stay, rising.
  func matches() -> [(Int, Int)] {
    var matches: [(Int, Int)] = []
    var (oldStart, newStart) = (0, 0)
    var trace: [Int32] = []
    while oldStart < old.count, newStart < new.count {
      (oldStart, newStart) = stage(from: oldStart, newStart, trace: &trace, into: &matches)
    }
    return matches
  }

  private func stage(
    from oldStart: Int, _ newStart: Int, trace: inout [Int32], into matches: inout [(Int, Int)]
  ) -> (Int, Int) {
    let (oldCount, newCount) = (old.count - oldStart, new.count - newStart)
    trace.removeAll(keepingCapacity: true)
    // `reach[k + limit + 1]` is the furthest old index on diagonal k = old index - new index.
    var reach = Array(repeating: Int32(-1), count: 2 * Self.limit + 3)
    reach[Self.limit + 2] = 0
    var best = (sum: -1, edits: 0, diagonal: 0)
    search: for edits in 0...Self.limit {
      // Only the diagonals that cross the grid.
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let slot = diagonal + Self.limit + 1
        var x = Int(
          diagonal == -edits || (diagonal != edits && reach[slot - 1] < reach[slot + 1])
            ? reach[slot + 1] : reach[slot - 1] + 1)
        var y = x - diagonal
        if x > oldCount || y > newCount || x < 0 || y < 0 {
          // Off the grid: kept out of reach of its neighbours, and never the best.
          reach[slot] = Int32(clamping: x)
          continue
        }
        while x < oldCount, y < newCount, old[oldStart + x] == new[newStart + y] {
          x += 1
          y += 1
        }
        reach[slot] = Int32(x)
        if x + y > best.sum { best = (x + y, edits, diagonal) }
        if x == oldCount, y == newCount {
          trace.append(contentsOf: reach[(Self.limit + 1 - edits)...(Self.limit + 1 + edits)])
          break search
        }
      }
      trace.append(contentsOf: reach[(Self.limit + 1 - edits)...(Self.limit + 1 + edits)])
    }
    let end = reachAt(trace, edits: best.edits, diagonal: best.diagonal)
    collect(trace, edits: best.edits, diagonal: best.diagonal, oldStart, newStart, into: &matches)
    return (oldStart + end, newStart + end - best.diagonal)
  }

  /// Row `edits` of the trace holds 2 · edits + 1 diagonals, so it starts at edits².
  private func reachAt(_ trace: [Int32], edits: Int, diagonal: Int) -> Int {
    Int(trace[edits * edits + diagonal + edits])
  }

  private func collect(
    _ trace: [Int32], edits: Int, diagonal: Int, _ oldStart: Int, _ newStart: Int, into matches: inout [(Int, Int)]
  ) {
    let first = matches.count
    var (edits, diagonal) = (edits, diagonal)
    var x = reachAt(trace, edits: edits, diagonal: diagonal)
    while true {
      var entry = 0
      var previousDiagonal = diagonal
      if edits > 0 {
        let below = diagonal + 1 <= edits - 1 ? reachAt(trace, edits: edits - 1, diagonal: diagonal + 1) : -1
        let above = diagonal - 1 >= 1 - edits ? reachAt(trace, edits: edits - 1, diagonal: diagonal - 1) : -1
        let goesDown = diagonal == -edits || (diagonal != edits && above < below)
        previousDiagonal = goesDown ? diagonal + 1 : diagonal - 1
        entry = goesDown ? below : above + 1
      }
      while x > entry {
        x -= 1
        matches.append((oldStart + x, newStart + x - diagonal))
      }
      guard edits > 0 else { break }
      x = reachAt(trace, edits: edits - 1, diagonal: previousDiagonal)
      edits -= 1
      diagonal = previousDiagonal
    }
    matches[first...].reverse()
  }
}
