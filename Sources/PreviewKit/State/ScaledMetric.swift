import Foundation

/// A number that grows and shrinks with the text size of the environment.
///
/// The number is what it is at `large`, the usual size; elsewhere it is multiplied by the point size that the text style
/// has there, divided by the one it has at `large`, and rounded to whole pixels. The point sizes are Apple's:
///
/// | style | xS | S | M | L | xL | xxL | xxxL | AX1 | AX2 | AX3 | AX4 | AX5 |
/// | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
/// | largeTitle | 31 | 32 | 33 | 34 | 36 | 38 | 40 | 44 | 48 | 52 | 56 | 60 |
/// | title | 25 | 26 | 27 | 28 | 30 | 32 | 34 | 38 | 43 | 48 | 53 | 58 |
/// | title2 | 19 | 20 | 21 | 22 | 24 | 26 | 28 | 34 | 39 | 44 | 50 | 56 |
/// | title3 | 17 | 18 | 19 | 20 | 22 | 24 | 26 | 31 | 37 | 43 | 49 | 55 |
/// | headline, body | 14 | 15 | 16 | 17 | 19 | 21 | 23 | 28 | 33 | 40 | 47 | 53 |
/// | callout | 13 | 14 | 15 | 16 | 18 | 20 | 22 | 26 | 32 | 38 | 44 | 51 |
/// | subheadline | 12 | 13 | 14 | 15 | 17 | 19 | 21 | 25 | 30 | 36 | 42 | 49 |
/// | footnote | 12 | 12 | 12 | 13 | 15 | 17 | 19 | 23 | 27 | 33 | 38 | 44 |
/// | caption | 11 | 11 | 11 | 12 | 14 | 16 | 18 | 22 | 26 | 32 | 37 | 43 |
/// | caption2 | 11 | 11 | 11 | 11 | 13 | 15 | 17 | 20 | 24 | 29 | 34 | 40 |
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scope: EnvironmentScope?

  /// A number that follows a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A number that follows the body style.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the text size in force. On a view that is not installed: as it is at `large`.
  public var wrappedValue: Value {
    let environment = EnvironmentValues(scope: scope)
    let size = environment.dynamicTypeSize
    guard size != .large else { return base }
    let scale = Value(max(environment.displayScale, 1))
    return (base * Value(style.scale(at: size)) * scale).rounded() / scale
  }

  /// Connects the property with the environment of its view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    base.assumingMemoryBound(to: Self.self).pointee.scope = slots.node.scope
    return true
  }

  /// The number and the style are the input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let (old, new) = ($0.assumingMemoryBound(to: Self.self), $1.assumingMemoryBound(to: Self.self))
      return old.pointee.base == new.pointee.base && old.pointee.style == new.pointee.style
    }
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension Font.TextStyle {
  /// By how much the style is larger at `size` than at the usual size.
  fileprivate func scale(at size: DynamicTypeSize) -> Double {
    let sizes = pointSizes
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    return sizes[index] / sizes[3]
  }

  private var pointSizes: [Double] {
    switch self {
    case .extraLargeTitle2, .extraLargeTitle, .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
