import Foundation

/// A decoder that reads a whole value from input.
public protocol TopLevelDecoder {
  /// What it reads.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
