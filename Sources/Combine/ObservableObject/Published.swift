/// A property of an `ObservableObject` that announces its changes before they happen.
///
/// Setting it sends the object's `objectWillChange`, also for an equal value; then `$name` sends the new value; then
/// the property has it.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private let subject: PublishedSubject<Value>

  /// Makes a property with its first value.
  public init(initialValue: Value) {
    subject = PublishedSubject(initialValue)
  }

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    // `assign(to: &$name)` asks for a property that can be written.
    set { _ = newValue }
  }

  /// Not available: the property has to know its object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { subject.get() }
    set { subject.set(newValue) }
  }

  /// The property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.get() }
    set { object[keyPath: storageKeyPath].subject.set(newValue) }
  }

  static func storage(at pointer: UnsafeRawPointer) -> any PublishedStorage {
    pointer.assumingMemoryBound(to: Self.self).pointee.subject
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
