import Foundation

/// A typeface, size and style of text.
nonisolated public struct Font: Hashable, Sendable {
  enum Base: Hashable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, Weight?, Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?, isFixed: Bool)
  }

  enum Trait: Hashable {
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case weight(Weight)
    case width(Width)
    case leading(Leading)
  }

  let base: Base
  var traits: [Trait] = []

  init(_ base: Base) {
    self.base = base
  }

  private func adding(_ trait: Trait) -> Font {
    var font = self
    font.traits.append(trait)
    return font
  }

  /// The font, bold.
  public func bold() -> Font { adding(.bold) }
  /// The font, italic.
  public func italic() -> Font { adding(.italic) }
  /// The font with characters of one width.
  public func monospaced() -> Font { adding(.monospaced) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// The font with small capitals.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// The font with small capitals in place of lowercase letters.
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
  /// The font with small capitals in place of uppercase letters.
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
  /// The font with strokes of `weight`.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// The font with letters of `width`.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// The font with lines at distances of `leading`.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
}

nonisolated extension Font {
  /// What a text is for, which decides its font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle2
    case extraLargeTitle
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }
}

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

nonisolated extension Font {
  /// The character of a typeface.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}

nonisolated extension Font {
  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// The weight `ultraLight`.
    public static let ultraLight = Weight(value: -0.8)
    /// The weight `thin`.
    public static let thin = Weight(value: -0.6)
    /// The weight `light`.
    public static let light = Weight(value: -0.4)
    /// The weight `regular`.
    public static let regular = Weight(value: 0)
    /// The weight `medium`.
    public static let medium = Weight(value: 0.23)
    /// The weight `semibold`.
    public static let semibold = Weight(value: 0.3)
    /// The weight `bold`.
    public static let bold = Weight(value: 0.4)
    /// The weight `heavy`.
    public static let heavy = Weight(value: 0.56)
    /// The weight `black`.
    public static let black = Weight(value: 0.62)
  }
}

nonisolated extension Font {
  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// From -1 (narrow) to 1 (wide).
    public var value: CGFloat

    /// A width from -1 (narrow) to 1 (wide).
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrow.
    public static let compressed = Width(-0.3)
    /// Somewhat narrow.
    public static let condensed = Width(-0.2)
    /// As the system decides.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}

nonisolated extension Font {
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }
}
