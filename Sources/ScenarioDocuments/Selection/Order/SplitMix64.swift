import ScenarioSupport

/// Steele, Lea and Flood's SplitMix64: small, and written out here so that a seed means the same in every release.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return StableHash.mix(state)
  }

  /// A number from 0 to below `bound`, each as likely as any other (Lemire's way, without a division in most cases).
  mutating func next(below bound: Int) -> Int {
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// The elements in an order that the seed decides (Fisher and Yates, from the end).
  static func shuffled<Element>(_ elements: [Element], seed: UInt64) -> [Element] {
    var generator = SplitMix64(seed: seed)
    var elements = elements
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, generator.next(below: last + 1))
    }
    return elements
  }
}
