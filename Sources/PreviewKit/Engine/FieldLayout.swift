/// What the engine knows of a type that holds dynamic properties (a view, modifier, style or custom property): where
/// they are, and how its other stored properties are compared. Looked up once for each type.
@MainActor
final class FieldLayout {
  private struct Property {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var cache: [ObjectIdentifier: FieldLayout] = [:]

  let id: ObjectIdentifier
  /// The name of the type, without generic arguments.
  let name: String
  private let properties: [Property]
  private let areInputsEqual: ValueComparison.Compare?
  private let size: Int
  /// Whether there are properties whose `update()` may change what is stored, so that the value which was handed over
  /// has to be kept for comparison.
  let changesWhenInstalled: Bool

  /// The layout of `type`.
  static func of<Value>(_ type: Value.Type) -> FieldLayout {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let made = FieldLayout(type)
    cache[ObjectIdentifier(type)] = made
    return made
  }

  private init<Value>(_ type: Value.Type) {
    id = ObjectIdentifier(type)
    name = (type as? any NamedView.Type)?.viewName ?? typeName(type)
    size = MemoryLayout<Value>.size
    let fields = StoredField.all(of: type) ?? []
    var properties: [Property] = []
    var changes = false
    for field in fields {
      if let property = field.type as? any DynamicProperty.Type {
        properties.append(Property(offset: field.offset, type: property))
        if !(property is any BuiltInProperty.Type) { changes = true }
      }
    }
    self.properties = properties
    changesWhenInstalled = changes
    areInputsEqual = size == 0 ? nil : ValueComparison.of(type).areEqual
  }

  /// Whether the type has dynamic properties at all.
  var hasProperties: Bool { !properties.isEmpty }

  /// Connects the dynamic properties of the value at `base` with the state and environment of `node`.
  ///
  /// Returns false when something that the value needs is missing; it has been reported then.
  func install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    var complete = true
    for property in properties where !property.type._install(at: base + property.offset, in: &slots) {
      complete = false
    }
    return complete
  }

  /// Whether two values have the same inputs, so that the body would be the same. The old value is looked at where it
  /// is: a copy of a weak reference is nil once its object is gone, and then the change would not show.
  func areEqual<Value>(_ old: inout Value, _ new: Value) -> Bool {
    guard let areInputsEqual else { return true }
    return withUnsafePointer(to: &old) { old in withUnsafePointer(to: new) { areInputsEqual(old, $0) } }
  }
}

/// The name of a type as a reader of the source knows it: no module, no generic arguments, no private context.
func typeName(_ type: Any.Type) -> String {
  let full = String(describing: type)
  return String(full.prefix { $0 != "<" })
}
