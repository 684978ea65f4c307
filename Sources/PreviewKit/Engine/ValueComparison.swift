import Synchronization

/// How two values of one type are compared to decide whether a view's input has changed.
///
/// Equal bytes are equal values; beyond that `Equatable` decides, then the stored properties one by one, then the
/// identity of objects. What cannot be compared (closures, most enumerations with payloads) counts as changed.
final class ValueComparison: @unchecked Sendable {
  typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static let cache = Mutex<[ObjectIdentifier: ValueComparison]>([:])

  /// Whether two values of the type are the same for a view.
  let areEqual: Compare

  private init(_ areEqual: @escaping Compare) { self.areEqual = areEqual }

  /// Whether a write of `new` over `old` changes anything.
  static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    let comparison = of(Value.self)
    return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { new in comparison.areEqual(old, new) } }
  }

  /// The comparison for `type`, made once.
  static func of(_ type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[id] }) { return known }
    let made = ValueComparison(compare(for: type))
    cache.withLock { $0[id] = made }
    return made
  }

  private static func compare(for type: Any.Type, kind: StoredField.Kind? = nil) -> Compare {
    func open<Value>(_: Value.Type) -> Compare { compare(opened: Value.self, kind: kind) }
    return _openExistential(type, do: open)
  }

  private static func compare<Value>(opened: Value.Type, kind: StoredField.Kind?) -> Compare {
    let kind = kind ?? StoredField.kind(of: Value.self)
    if let property = Value.self as? any DynamicProperty.Type { return property._compare }
    if let equatable = Value.self as? any Equatable.Type { return compareEquatable(equatable) }
    if let optional = Value.self as? any OptionalType.Type { return compareOptional(optional) }
    if Value.self is AnyClass { return compareBytes(MemoryLayout<Value>.size) }
    if kind == .existential || Value.self == Any.self { return compareExistential(Value.self) }
    if kind == .function { return { _, _ in false } }
    if kind != .enumeration, kind != .other, let fields = StoredField.all(of: Value.self), !fields.isEmpty {
      return compareFields(fields)
    }
    if _isPOD(Value.self) { return compareBytes(MemoryLayout<Value>.size) }
    return { _, _ in false }
  }

  private static func compareBytes(_ size: Int) -> Compare {
    { UnsafeRawBufferPointer(start: $0, count: size).elementsEqual(UnsafeRawBufferPointer(start: $1, count: size)) }
  }

  private static func compareEquatable<Value: Equatable>(_: Value.Type) -> Compare {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func compareOptional<Value: OptionalType>(_: Value.Type) -> Compare {
    let wrapped = of(Value.Wrapped.self)
    return { old, new in
      let oldIsNil = old.assumingMemoryBound(to: Value.self).pointee.isNil
      let newIsNil = new.assumingMemoryBound(to: Value.self).pointee.isNil
      // The wrapped value stands where the optional does. It is compared there: a copy may lose a weak reference.
      return oldIsNil || newIsNil ? oldIsNil && newIsNil : wrapped.areEqual(old, new)
    }
  }

  /// A weak or unowned reference says which object, not what is in it, and the object may be gone. Its first word is
  /// the same for the same object; a weak reference to an object that is gone differs from one that was set to nil
  /// since.
  private static var compareReferences: Compare { { $0.load(as: UInt.self) == $1.load(as: UInt.self) } }

  private static func compareExistential<Value>(_: Value.Type) -> Compare {
    { old, new in
      let old = old.assumingMemoryBound(to: Value.self).pointee as Any
      let new = new.assumingMemoryBound(to: Value.self).pointee as Any
      let type = Swift.type(of: old)
      guard type == Swift.type(of: new) else { return false }
      // `Value` is an existential type, so `old` may hold another existential. Only a cast reaches the value itself.
      func open<Concrete>(_: Concrete.Type) -> Bool {
        guard let old = old as? Concrete, let new = new as? Concrete else { return false }
        return areEqual(old, new)
      }
      return _openExistential(type, do: open)
    }
  }

  /// The comparison of the stored properties of `type`, for types that say nothing better.
  static func fieldwise(_ type: Any.Type) -> Compare {
    compareFields(StoredField.all(of: type) ?? [])
  }

  private static func compareFields(_ fields: [StoredField]) -> Compare {
    let parts = fields.map { field in
      (field.offset, field.isStrong ? compare(for: field.type, kind: field.kind) : compareReferences)
    }
    return { old, new in
      for (offset, areEqual) in parts where !areEqual(old + offset, new + offset) { return false }
      return true
    }
  }
}
