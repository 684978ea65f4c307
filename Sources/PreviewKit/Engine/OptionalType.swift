/// `Optional` as a protocol, so that a cast can find out whether a type is one.
protocol OptionalType {
  associatedtype Wrapped
  var optional: Wrapped? { get }
  var isNil: Bool { get }
}

extension Optional: OptionalType {
  var optional: Wrapped? { self }
  var isNil: Bool { self == nil }
}
