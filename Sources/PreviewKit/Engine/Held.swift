/// A value in an object of its own, for what only some nodes keep.
///
/// An optional of a type that is known only at run time would have to be looked up as a type whenever the node is made,
/// updated or released, even where it is always nil.
final class Held<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
