/// Variants of a symbol, such as `fill`.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  let name: String

  /// The variant `none`.
  public static let none = SymbolVariants(name: "")
  /// The variant `circle`.
  public static let circle = SymbolVariants(name: "circle")
  /// The variant `square`.
  public static let square = SymbolVariants(name: "square")
  /// The variant `rectangle`.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// The variant `fill`.
  public static let fill = SymbolVariants(name: "fill")
  /// The variant `slash`.
  public static let slash = SymbolVariants(name: "slash")

  /// These variants and `circle`.
  public var circle: SymbolVariants { adding("circle") }

  /// These variants and `square`.
  public var square: SymbolVariants { adding("square") }

  /// These variants and `rectangle`.
  public var rectangle: SymbolVariants { adding("rectangle") }

  /// These variants and `fill`.
  public var fill: SymbolVariants { adding("fill") }

  /// These variants and `slash`.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether all parts of `other` are in these variants.
  public func contains(_ other: SymbolVariants) -> Bool {
    let parts = name.split(separator: ".")
    return other.name.split(separator: ".").allSatisfy(parts.contains)
  }

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(name: name.isEmpty ? part : "\(name).\(part)")
  }
}
