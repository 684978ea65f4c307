// The runtime's list of stored properties is SPI. `Mirror` would be the public way, but it can be customised by the
// type (and then hides
// properties), and costs microseconds for each object; this is asked once for each type and then is a few reads of
// memory.
@_spi(Reflection) import Swift

/// The `@Published` properties of classes, superclasses first.
enum PublishedFields {
  private struct Field {
    let offset: Int
    let type: any PublishedProperty.Type
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var fieldsByType: [ObjectIdentifier: [Field]] = [:]

  /// The storage of each `@Published` property of an object.
  static func boxes(of object: AnyObject) -> [any PublishedStorage] {
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) {
      fields(of: type(of: object)).map { $0.type.storage(at: start + $0.offset) }
    }
  }

  private static func fields(of type: AnyClass) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ fieldsByType[key] }) { return known }
    var found: [Field] = []
    // The options' names are mutable statics, which mode 6 refuses: bit 0 is `classType`, bit 1 `ignoreUnknown`.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0b11)) { _, offset, type, _ in
      if let published = type as? any PublishedProperty.Type {
        found.append(Field(offset: offset, type: published))
      }
      return true
    }
    let fields = found
    lock.withLock { fieldsByType[key] = fields }
    return fields
  }
}
