/// `Optional`, as a type that can be asked for.
protocol OptionalType {
  associatedtype Wrapped
  var optional: Wrapped? { get }
  var isNil: Bool { get }
}

extension Optional: OptionalType {
  var optional: Wrapped? { self }
  var isNil: Bool { self == nil }
}
