import Foundation

nonisolated extension View {
  /// The size of the preview. Looks only.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// The device of the preview. Looks only.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// The name of the preview. Looks only.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Which way up the preview is. Looks only.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// What is around the preview. Looks only.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// The size of a preview.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by its name.
nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The device called `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The device of that name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// Which way up a device is held.
nonisolated public struct InterfaceOrientation: Hashable, Sendable {
  let name: String

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// What is around a preview.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Names a value of a ``PreviewContext``.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value of contexts that set none.
  static var defaultValue: Value { get }
}
