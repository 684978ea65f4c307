import Testing

@testable import ScenarioDocuments
@testable import ScenarioStage

/// Partners for as many things as possible.
@Suite struct BipartiteMatchingTests {
  /// The greatest number of pairs, by trying everything.
  private static func most(_ edges: ArraySlice<[Int]>, taken: Set<Int> = []) -> Int {
    guard let first = edges.first else { return 0 }
    let rest = edges.dropFirst()
    let pairs = first.filter { !taken.contains($0) }.map { 1 + most(rest, taken: taken.union([$0])) }
    return max(most(rest, taken: taken), pairs.max() ?? 0)
  }

  @Test(arguments: 0..<300 as Range<UInt64>) func `no assignment has more pairs`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int(random.next(below: 7))
    let density = 1 + random.next(below: 4)
    let edges = (0..<random.next(below: 7)).map { _ in (0..<count).filter { _ in random.next(below: 5) < density } }
    let matching = BipartiteMatching(edges, count: count)
    let partners = matching.partners.compactMap(\.self)
    #expect(partners.count == Self.most(edges[...]))
    #expect(Set(partners).count == partners.count)
    for (thing, partner) in matching.partners.enumerated() {
      if let partner { #expect(edges[thing].contains(partner)) }
    }
    #expect(matching.unmatched == edges.indices.filter { matching.partners[$0] == nil })
    #expect(matching.leftOver == (0..<count).filter { !partners.contains($0) })
  }

  @Test func `one more thing may move all others`() {
    let count = 2_000
    let chain = (0..<count).map { [$0, $0 + 1] }
    let matching = BipartiteMatching(chain + [[0]], count: count + 1)
    #expect(matching.partners == (1...count).map { $0 } + [0])
  }

  /// A search for each of them through all edges would look at a billion.
  @Test func `very many things without a partner end at once`() {
    let count = 1_000
    let matching = BipartiteMatching(
      Array(repeating: Array(0..<count), count: count) + Array(repeating: Array(0..<count), count: count), count: count)
    #expect(matching.unmatched == Array(count..<(2 * count)))
    #expect(matching.leftOver.isEmpty)
  }
}
