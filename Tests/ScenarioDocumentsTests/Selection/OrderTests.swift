import Testing

@testable import ScenarioDocuments

/// Shards and the order in them.
@Suite struct OrderTests {
  private func identities(_ count: Int) -> [RunIdentity] {
    (0..<count).map { RunIdentity(path: "notes/n\($0 / 10)", scenario: "s\($0)", environment: "local") }
  }

  private func sizes(_ shards: [Int], _ count: Int) -> [Int] {
    (1...count).map { index in shards.count { $0 == index } }
  }

  @Test(arguments: [(0, 3), (1, 3), (10, 4), (100, 7), (1_000, 4), (5, 8)])
  func `shards differ by one run at most`(runs: Int, count: Int) throws {
    let shards = ShardAssignment.shards(of: identities(runs), count: count)
    #expect(shards.count == runs && shards.allSatisfy { (1...count).contains($0) })
    let sizes = sizes(shards, count)
    #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1)
  }

  @Test func `the order of documents does not matter`() {
    let identities = identities(200)
    let shards = Dictionary(zip(identities, ShardAssignment.shards(of: identities, count: 5))) { $1 }
    let mixed = SplitMix64.shuffled(identities, seed: 3)
    #expect(mixed != identities)
    #expect(ShardAssignment.shards(of: mixed, count: 5) == mixed.map { shards[$0]! })
  }

  @Test func `shards are the same in every release`() {
    #expect(ShardAssignment.shards(of: identities(12), count: 3) == [3, 3, 1, 2, 2, 3, 1, 3, 2, 1, 2, 1])
  }

  @Test(arguments: [100, 400, 1_000]) func `a run more moves few others`(count: Int) {
    let all = identities(count + 20)
    var worst = 0
    for added in count..<(count + 20) {
      let before = ShardAssignment.shards(of: Array(all[..<added]), count: 4)
      let after = ShardAssignment.shards(of: Array(all[...added]), count: 4)
      worst = max(worst, zip(before, after).count { $0 != $1 })
    }
    #expect(worst <= 8)
  }

  @Test func `known durations make shards equally long`() {
    let all = identities(300)
    var generator = SplitMix64(seed: 11)
    let durations = Dictionary(all.map { ($0, Duration.milliseconds(1 + generator.next(below: 2_000))) }) { $1 }
    let shards = ShardAssignment.shards(of: all, count: 4, durations: durations)
    var totals = [Duration](repeating: .zero, count: 4)
    for (identity, shard) in zip(all, shards) { totals[shard - 1] += durations[identity]! }
    #expect(totals.max()! - totals.min()! < .milliseconds(100))
    #expect(ShardAssignment.shards(of: all, count: 4, durations: durations) == shards)
  }

  @Test func `what is not known takes the median of the known`() {
    let all = identities(5)
    // Nine are on one side and twice three on the other, with one that counts as three; then both are even.
    let durations: [RunIdentity: Duration] = [all[0]: .seconds(9), all[1]: .seconds(3), all[2]: .seconds(3)]
    let shards = ShardAssignment.shards(of: all, count: 2, durations: durations)
    #expect(shards == [1, 2, 2, 2, 1])
    let strangers = [RunIdentity(path: "x", scenario: "y", environment: "z"): Duration.seconds(1)]
    #expect(
      ShardAssignment.shards(of: all, count: 2, durations: strangers) == ShardAssignment.shards(of: all, count: 2))
  }

  @Test func `durations that cannot be true harm nothing`() {
    let all = identities(6)
    let absurd = Duration(secondsComponent: .max, attosecondsComponent: 0)
    for duration in [Duration.zero, .seconds(-5), absurd] {
      let durations = Dictionary(all.map { ($0, duration) }) { $1 }
      #expect(sizes(ShardAssignment.shards(of: all, count: 3, durations: durations), 3) == [2, 2, 2])
    }
  }

  @Test func `a seed means the same order in every release`() {
    #expect(SplitMix64.shuffled(Array(0..<10), seed: 0) == [4, 9, 2, 5, 1, 7, 6, 0, 3, 8])
    #expect(SplitMix64.shuffled(Array(0..<10), seed: 42) == [8, 3, 6, 5, 4, 0, 9, 2, 1, 7])
    #expect(SplitMix64.shuffled([Int](), seed: 1) == [])
    #expect(SplitMix64.shuffled([7], seed: 1) == [7])
  }

  @Test func `the generator is the published one`() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test func `every place is as likely as any other`() {
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 5), count: 5)
    for seed in 0..<5_000 {
      for (place, element) in SplitMix64.shuffled(Array(0..<5), seed: UInt64(seed)).enumerated() {
        counts[element][place] += 1
      }
    }
    #expect(counts.joined().allSatisfy { (850...1_150).contains($0) })
  }
}
