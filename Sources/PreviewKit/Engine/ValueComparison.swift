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
      let old = old.assumingMemoryBound(to: Value.self).pointee.optional
      let new = new.assumingMemoryBound(to: Value.self).pointee.optional
      guard let old, let new else { return old == nil && new == nil }
      return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { wrapped.areEqual(old, $0) } }
    }
  }

  private static func compareExistential<Value>(_: Value.Type) -> Compare {
    { old, new in
      let old = old.assumingMemoryBound(to: Value.self).pointee as Any
      let new = new.assumingMemoryBound(to: Value.self).pointee as Any
      guard Swift.type(of: old) == Swift.type(of: new) else { return false }
      func open<Concrete>(_ old: Concrete) -> Bool {
        guard let new = new as? Concrete, Concrete.self != Any.self else { return false }
        return areEqual(old, new)
      }
      return _openExistential(old, do: open)
    }
  }

  /// The comparison of the stored properties of `type`, for types that say nothing better.
  static func fieldwise(_ type: Any.Type) -> Compare {
    compareFields(StoredField.all(of: type) ?? [])
  }

  private static func compareFields(_ fields: [StoredField]) -> Compare {
    let parts = fields.map { field in (field.offset, compare(for: field.type, kind: field.kind)) }
    return { old, new in
      for (offset, areEqual) in parts where !areEqual(old + offset, new + offset) { return false }
      return true
    }
  }
}

/// `Optional`, as a type that can be asked for.
protocol OptionalType {
  associatedtype Wrapped
  var optional: Wrapped? { get }
}

extension Optional: OptionalType {
  var optional: Wrapped? { self }
}
