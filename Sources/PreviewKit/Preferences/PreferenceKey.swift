/// A value that views say to those above them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view below says anything.
  static var defaultValue: Value { get }

  /// Adds what the next view says, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// Adds `next` to what has been said so far.
  static func add(_ next: @autoclosure () -> Value, to value: inout Value?) {
    if value == nil {
      value = next()
    } else {
      reduce(value: &value!, nextValue: next)
    }
  }
}
