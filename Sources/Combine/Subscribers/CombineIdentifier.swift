import Synchronization

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Atomic<UInt64>(0)

  private let value: UInt64

  /// Makes an identifier that no other has.
  public init() {
    value = Self.counter.add(1, ordering: .relaxed).newValue << 1 | 1
  }

  /// Makes the identifier of an object: the same for the same object.
  public init(_ object: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier in hexadecimal digits.
  public var description: String { "0x\(String(value, radix: 16))" }
}
