import Foundation

/// A value that ``AppStorage`` and ``SceneStorage`` keep as it is or as a simpler one. The types are SwiftUI's; conform
/// a type of your own to `RawRepresentable` instead.
public protocol _StorableValue {
  /// The value that was kept as `stored`; nil when that is no value of the type.
  static func _decode(_ stored: Any) -> Self?
  /// What is kept.
  var _encoded: Any { get }
}

extension _StorableValue {
  /// The value itself.
  public static func _decode(_ stored: Any) -> Self? { stored as? Self }
  /// The value itself.
  public var _encoded: Any { self }
}

extension Bool: _StorableValue {}
extension Double: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}
extension Int: _StorableRawValue {}
extension String: _StorableRawValue {}

extension URL: _StorableValue {
  /// The URL that was kept as its text.
  public static func _decode(_ stored: Any) -> URL? { (stored as? String).flatMap { URL(string: $0) } }
  /// The text.
  public var _encoded: Any { absoluteString }
}

/// A value that can be kept in the place of another whose raw value it is.
public protocol _StorableRawValue: _StorableValue {}
