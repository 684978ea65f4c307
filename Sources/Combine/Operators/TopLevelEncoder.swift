import Foundation

/// An encoder that turns a whole value into output.
public protocol TopLevelEncoder {
  /// What it makes.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
