import Foundation

nonisolated extension Font {
  /// The font of the text style `extraLargeTitle2`.
  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, nil, nil))
  /// The font of the text style `extraLargeTitle`.
  public static let extraLargeTitle = Font(.style(.extraLargeTitle, nil, nil))
  /// The font of the text style `largeTitle`.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// The font of the text style `title`.
  public static let title = Font(.style(.title, nil, nil))
  /// The font of the text style `title2`.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// The font of the text style `title3`.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// The font of the text style `headline`.
  public static let headline = Font(.style(.headline, nil, nil))
  /// The font of the text style `subheadline`.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The font of the text style `body`.
  public static let body = Font(.style(.body, nil, nil))
  /// The font of the text style `callout`.
  public static let callout = Font(.style(.callout, nil, nil))
  /// The font of the text style `footnote`.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// The font of the text style `caption`.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The font of the text style `caption2`.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// The system's font for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }

  /// The system's font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight, design))
  }

  /// The font called `name`, `size` points large, growing with the body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body, isFixed: false))
  }

  /// The font called `name`, `size` points large, growing with `textStyle`.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle, isFixed: false))
  }

  /// The font called `name`, always `fixedSize` points large.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil, isFixed: true))
  }
}
