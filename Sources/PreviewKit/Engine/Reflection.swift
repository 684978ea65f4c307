// `_forEachField` is SPI of the standard library: it is the only way to learn the byte offsets of a view's stored
// properties, which makes installing `@State` and its kin a hundred times cheaper than `Mirror`. Everything that needs
// it goes through this file; FieldLayoutTests notice when it changes.
@_spi(Reflection) import Swift

/// A stored property of a struct.
struct StoredField {
  enum Kind { case structure, enumeration, optional, object, function, existential, tuple, other }

  let name: String
  let offset: Int
  let type: Any.Type
  let kind: Kind

  /// What kind of type `Value` is; asked by a structure that holds one, because existential types have no fields to ask for.
  static func kind<Value>(of type: Value.Type) -> Kind {
    all(of: ValueHolder<Value>.self)?.first?.kind ?? .other
  }

  /// The stored properties of `type`, in the order of their declaration; nil when the type has none to look at.
  static func all(of type: Any.Type) -> [StoredField]? {
    var fields: [StoredField] = []
    let complete = _forEachField(of: type) { name, offset, type, kind in
      fields.append(StoredField(name: String(cString: name), offset: offset, type: type, kind: Kind(kind)))
      return true
    }
    return complete ? fields : nil
  }
}

private struct ValueHolder<Value> {
  var value: Value
}

extension StoredField.Kind {
  fileprivate init(_ kind: _MetadataKind) {
    switch kind {
    case .struct: self = .structure
    case .enum: self = .enumeration
    case .optional: self = .optional
    case .class, .foreignClass: self = .object
    case .function: self = .function
    case .existential: self = .existential
    case .tuple: self = .tuple
    default: self = .other
    }
  }
}
