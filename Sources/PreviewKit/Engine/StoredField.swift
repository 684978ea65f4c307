/// A stored property of a struct, class or tuple.
struct StoredField {
  enum Kind { case structure, enumeration, optional, object, function, existential, tuple, other }

  let name: String
  let offset: Int
  /// The type. For a weak property it is an optional.
  let type: Any.Type
  let kind: Kind
  /// Whether the memory holds a value of the type. A weak or unowned property holds a reference of another form, which
  /// cannot be read as one.
  let isStrong: Bool
}
