/// A key of the environment, with the value that holds where no view has set one.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view above has set one.
  static var defaultValue: Value { get }
}
