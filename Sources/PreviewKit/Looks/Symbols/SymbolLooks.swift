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

/// How the layers of a symbol are painted.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How the colours of a symbol are filled.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String

  /// Evenly.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// With a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String

  /// By colour.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By drawing.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

nonisolated extension View {
  /// How symbols are painted. Looks only.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// The variant of symbols. Looks only.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// How symbols show values. Looks only.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// How the colours of symbols are filled. Looks only.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// The size of symbols beside text. Looks only.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
}
