/// Identifies things for matched effects within a view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var id = ID(0)

  /// A namespace of the view.
  public init() {}

  /// The identifier.
  public var wrappedValue: ID { id }

  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    private let value: Int
    fileprivate init(_ value: Int) { self.value = value }
  }

  /// Connects the property with the namespace of its view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let identity = slots.next { NamespaceIdentity() }
    base.assumingMemoryBound(to: Self.self).pointee.id = ID(
      Int(bitPattern: Unmanaged.passUnretained(identity).toOpaque()))
    return true
  }

  /// A namespace is no input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { _, _ in true } }
}

private final class NamespaceIdentity {}
