/// Gives as many as possible of some things a partner of their own.
///
/// Something that already has a partner takes another one if that lets the next find one, too (augmenting paths).
struct BipartiteMatching {
  /// The partner of each thing; nil when none is left for it.
  private(set) var partners: [Int?]
  /// For each possible partner, what it was given to.
  private var owners: [Int?]

  /// - Parameters:
  ///   - edges: For each thing, the partners that suit it.
  ///   - count: The number of possible partners.
  init(_ edges: [[Int]], count: Int) {
    partners = Array(repeating: nil, count: edges.count)
    owners = Array(repeating: nil, count: count)
    // What a search without success has seen leads nowhere later either, so all of these together see it once.
    var deadEnds: Set<Int> = []
    for thing in edges.indices { augment(from: thing, edges, &deadEnds) }
  }

  /// The things that have no partner.
  var unmatched: [Int] { partners.indices.filter { partners[$0] == nil } }

  /// The partners that nothing has.
  var leftOver: [Int] { owners.indices.filter { owners[$0] == nil } }

  private mutating func augment(from start: Int, _ edges: [[Int]], _ deadEnds: inout Set<Int>) {
    // For each partner that was seen, the thing that wants it.
    var wanting: [Int: Int] = [:]
    var queue = [start]
    var position = 0
    while position < queue.count {
      let thing = queue[position]
      position += 1
      for partner in edges[thing] where wanting[partner] == nil && !deadEnds.contains(partner) {
        wanting[partner] = thing
        guard let owner = owners[partner] else { return exchange(upTo: partner, wanting) }
        queue.append(owner)
      }
    }
    deadEnds.formUnion(wanting.keys)
  }

  /// Gives a free partner to the thing that wants it, that thing's partner to the next, and so on.
  private mutating func exchange(upTo free: Int, _ wanting: [Int: Int]) {
    var next: Int? = free
    while let partner = next, let thing = wanting[partner] {
      next = partners[thing]
      partners[thing] = partner
      owners[partner] = thing
    }
  }
}
