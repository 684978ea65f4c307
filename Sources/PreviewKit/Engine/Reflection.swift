// `_forEachField` is SPI of the standard library: it is the only way to learn the byte offsets of a view's stored
// properties, which makes the installation of dynamic properties a hundred times cheaper than `Mirror` would. It does
// not say whether a property is weak or unowned. The runtime's function beneath it does, and Swift shows it nowhere, so
// it is declared here. Everything that needs either goes through this file; ReflectionTests notice when they change.
@_spi(Reflection) import Swift

extension StoredField {
  /// What kind of type `Value` is. The field of a struct tells it, also for types without fields.
  static func kind<Value>(of type: Value.Type) -> Kind {
    all(of: ValueHolder<Value>.self)?.first?.kind ?? .other
  }

  /// The stored properties of `type`, in the order of their declaration; nil when the type has none to look at.
  static func all(of type: Any.Type) -> [StoredField]? {
    var fields: [StoredField] = []
    let complete = _forEachField(of: type) { name, offset, fieldType, kind in
      let isStrong = isStrong(fieldAt: fields.count, of: type)
      fields.append(
        StoredField(
          name: String(cString: name), offset: offset, type: fieldType, kind: Kind(kind), isStrong: isStrong))
      return true
    }
    return complete ? fields : nil
  }

  private static func isStrong(fieldAt index: Int, of type: Any.Type) -> Bool {
    var metadata = FieldMetadata()
    _ = withUnsafeMutablePointer(to: &metadata) {
      fieldType(of: type, at: index, metadata: UnsafeMutableRawPointer($0))
    }
    metadata.freeName?(metadata.name)
    return metadata.isStrong
  }
}

/// What the runtime says of a stored property: `_FieldReflectionMetadata` of the standard library.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(of type: Any.Type, at index: Int, metadata: UnsafeMutableRawPointer) -> Any.Type

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
