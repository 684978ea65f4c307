/// A hash that is the same in every process and on every machine, that distinguishes contents: FNV-1a of 64 bits. It
/// guards against mistakes, not against people.
///
/// Inlinable, and so `@usableFromInline`: it goes over every byte of all documents, and a generic loop that another module
/// calls takes several times as long.
@usableFromInline package struct ContentHash: Hashable, Sendable {
  /// The hash of what was combined so far.
  @usableFromInline package internal(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable package init() {}

  @inlinable package init(_ bytes: some Sequence<UInt8>) { combine(bytes) }

  @inlinable package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  @inlinable package mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ (number >> UInt64(shift) & 0xff)) &* 0x100_0000_01b3
    }
  }
}
