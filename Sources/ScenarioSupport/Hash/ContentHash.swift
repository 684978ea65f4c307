/// A hash that is the same in every process and on every machine, by which contents are told apart: FNV-1a of 64 bits. It
/// guards against mistakes, not against people.
package struct ContentHash: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) { combine(bytes) }

  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  package mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ (number >> UInt64(shift) & 0xff)) &* 0x100_0000_01b3
    }
  }
}
