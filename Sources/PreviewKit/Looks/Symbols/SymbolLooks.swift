/// Variants of a symbol, such as `fill`. Of several shapes the last one counts; the order does not matter otherwise.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: Hashable {
    case circle
    case square
    case rectangle
  }

  private(set) var enclosure: Enclosure?
  private(set) var isFilled = false
  private(set) var isSlashed = false

  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// Crossed out.
  public static let slash = none.slash

  /// These variants in a circle.
  public var circle: SymbolVariants { enclosed(in: .circle) }
  /// These variants in a square.
  public var square: SymbolVariants { enclosed(in: .square) }
  /// These variants in a rectangle.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }

  /// These variants, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// These variants, crossed out.
  public var slash: SymbolVariants {
    var variants = self
    variants.isSlashed = true
    return variants
  }

  /// Whether `other` asks for nothing that these variants do not have.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
      && (other.enclosure == nil || enclosure == other.enclosure)
  }

  /// These variants together with `others`, whose shape counts.
  func combined(with others: SymbolVariants) -> SymbolVariants {
    var variants = self
    variants.enclosure = others.enclosure ?? enclosure
    variants.isFilled = isFilled || others.isFilled
    variants.isSlashed = isSlashed || others.isSlashed
    return variants
  }

  private func enclosed(in enclosure: Enclosure) -> SymbolVariants {
    var variants = self
    variants.enclosure = enclosure
    return variants
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
  /// How symbols are painted; nil is the system's choice.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environmentValue(SymbolRenderingModeKey.self, mode)
  }

  /// Adds variants to those that symbols below have already; of several shapes the nearest to the symbol counts.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentChange { $0.symbolVariants = $0.symbolVariants.combined(with: variant) }
  }

  /// How symbols show a value between 0 and 1; nil is the system's choice.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environmentValue(SymbolVariableValueModeKey.self, mode)
  }

  /// How the colours of symbols are laid on; nil is the system's choice.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environmentValue(SymbolColorRenderingModeKey.self, mode)
  }

  /// The size of symbols relative to the text beside them.
  public func imageScale(_ scale: Image.Scale) -> some View { environmentValue(ImageScaleKey.self, scale) }
}

nonisolated extension EnvironmentValues {
  /// How symbols are painted; nil is the system's choice.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants that symbols show.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How symbols show a value between 0 and 1; nil is the system's choice.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }

  /// How the colours of symbols are laid on; nil is the system's choice.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  /// The size of symbols relative to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private enum SymbolRenderingModeKey: BuiltInEnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum SymbolVariantsKey: BuiltInEnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum SymbolVariableValueModeKey: BuiltInEnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

private enum SymbolColorRenderingModeKey: BuiltInEnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum ImageScaleKey: BuiltInEnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}
