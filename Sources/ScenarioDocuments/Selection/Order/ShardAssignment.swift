import ScenarioSupport

/// Assigns each run to one of several machines. All machines compute the same assignment without communicating.
enum ShardAssignment {
  /// The shard of each run, from 1.
  ///
  /// - Parameters:
  ///   - identities: The runs, in the order of the plan.
  ///   - count: How many shards there are.
  ///   - durations: What runs took before. If any duration is known, shards are balanced by time, and an unknown one
  ///     counts as the median of the known. Every machine must get the same durations.
  static func shards(
    of identities: [RunIdentity], count: Int, durations: [RunIdentity: Duration] = [:]
  ) -> [Int] {
    guard count > 1, !identities.isEmpty else { return identities.map { _ in 1 } }
    let known = durations.isEmpty ? [] : identities.compactMap { durations[$0] }
    return known.isEmpty
      ? byHash(identities, count: count)
      : byDuration(identities, count: count, durations: durations, median: known.sorted()[(known.count - 1) / 2])
  }

  /// Rendezvous hashing with bounded loads: in the order of their hashes, runs go to the shard that their hash likes
  /// best among those with room. All shards get the same number, or one more; a run more or less moves few others.
  private static func byHash(_ identities: [RunIdentity], count: Int) -> [Int] {
    let names = identities.map(\.description)
    let hashes = names.map(StableHash.hash)
    let order = names.indices.sorted { left, right in
      hashes[left] == hashes[right] ? names[left] < names[right] : hashes[left] < hashes[right]
    }
    let seeds = (0..<count).map { StableHash.mix(UInt64($0) &+ 0x9e37_79b9_7f4a_7c15) }
    let (size, larger) = identities.count.quotientAndRemainder(dividingBy: count)
    var loads = [Int](repeating: 0, count: count)
    var largerLeft = larger
    var result = [Int](repeating: 1, count: identities.count)
    for index in order {
      var best: (shard: Int, score: UInt64)?
      for shard in 0..<count where loads[shard] < size || (loads[shard] == size && largerLeft > 0) {
        let score = StableHash.mix(hashes[index] ^ seeds[shard])
        if best.map({ score > $0.score }) ?? true { best = (shard, score) }
      }
      let shard = best?.shard ?? 0
      if loads[shard] == size { largerLeft -= 1 }
      loads[shard] += 1
      result[index] = shard + 1
    }
    return result
  }

  /// Longest processing time first: the longest run that is left goes to the shard that has the least to do.
  private static func byDuration(
    _ identities: [RunIdentity], count: Int, durations: [RunIdentity: Duration], median: Duration
  ) -> [Int] {
    let names = identities.map(\.description)
    let times = identities.map { microseconds(durations[$0] ?? median) }
    let order = names.indices.sorted { left, right in
      times[left] == times[right] ? names[left] < names[right] : times[left] > times[right]
    }
    var loads = [(time: Int64, runs: Int)](repeating: (0, 0), count: count)
    var result = [Int](repeating: 1, count: identities.count)
    for index in order {
      var least = 0
      for shard in 1..<count where loads[shard] < loads[least] { least = shard }
      loads[least].time += times[index]
      loads[least].runs += 1
      result[index] = least + 1
    }
    return result
  }

  /// Kept within a hundred days, so that a wrong duration in a report cannot make sums overflow.
  private static func microseconds(_ duration: Duration) -> Int64 {
    let limit: Int64 = 8_640_000
    let (seconds, attoseconds) = duration.components
    guard seconds < limit else { return limit * 1_000_000 }
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
  }
}
