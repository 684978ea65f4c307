import Foundation

/// A decoder of whole values.
public protocol TopLevelDecoder<Input> {
  /// What it decodes from.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
