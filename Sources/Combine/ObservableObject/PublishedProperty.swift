/// A `Published` of whatever type.
protocol PublishedProperty {
  /// The storage of the property at an address.
  static func storage(at pointer: UnsafeRawPointer) -> any PublishedStorage
}
