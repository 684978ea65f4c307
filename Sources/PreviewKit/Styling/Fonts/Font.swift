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
