/// A hash that is the same on every machine and in every release.
package enum StableHash {
  /// The hash of the UTF-8 bytes, mixed so that every bit depends on all of them.
  package static func hash(_ text: String) -> UInt64 { mix(ContentHash(text.utf8).value) }

  /// The last step of SplitMix64: one bit more or less in the number changes half of the bits.
  package static func mix(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
