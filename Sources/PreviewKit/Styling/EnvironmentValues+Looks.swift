import Foundation

// The modifiers of the same names change looks only and do not write these values.
nonisolated extension EnvironmentValues {
  /// The font of texts.
  public var font: Font? {
    get { self[LookKeys.FontKey.self] }
    set { self[LookKeys.FontKey.self] = newValue }
  }

  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LookKeys.LineSpacingKey.self] }
    set { self[LookKeys.LineSpacingKey.self] = newValue }
  }

  /// How lines are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[LookKeys.MultilineTextAlignmentKey.self] }
    set { self[LookKeys.MultilineTextAlignmentKey.self] = newValue }
  }

  /// How small texts may get.
  public var minimumScaleFactor: CGFloat {
    get { self[LookKeys.MinimumScaleFactorKey.self] }
    set { self[LookKeys.MinimumScaleFactorKey.self] = newValue }
  }

  /// Where texts are cut.
  public var truncationMode: Text.TruncationMode {
    get { self[LookKeys.TruncationModeKey.self] }
    set { self[LookKeys.TruncationModeKey.self] = newValue }
  }

  /// Whether letters may come closer.
  public var allowsTightening: Bool {
    get { self[LookKeys.AllowsTighteningKey.self] }
    set { self[LookKeys.AllowsTighteningKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[LookKeys.ControlSizeKey.self] }
    set { self[LookKeys.ControlSizeKey.self] = newValue }
  }

  /// The size of symbols.
  public var imageScale: Image.Scale {
    get { self[LookKeys.ImageScaleKey.self] }
    set { self[LookKeys.ImageScaleKey.self] = newValue }
  }

  /// How symbols are painted.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[LookKeys.SymbolRenderingModeKey.self] }
    set { self[LookKeys.SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[LookKeys.SymbolVariantsKey.self] }
    set { self[LookKeys.SymbolVariantsKey.self] = newValue }
  }

  /// How much headers stand out.
  public var headerProminence: Prominence {
    get { self[LookKeys.HeaderProminenceKey.self] }
    set { self[LookKeys.HeaderProminenceKey.self] = newValue }
  }

  /// The style of backgrounds.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[LookKeys.BackgroundStyleKey.self] }
    set { self[LookKeys.BackgroundStyleKey.self] = newValue }
  }

  /// The form of borders.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[LookKeys.ButtonBorderShapeKey.self] }
    set { self[LookKeys.ButtonBorderShapeKey.self] = newValue }
  }

  /// How content changes.
  public var contentTransition: ContentTransition {
    get { self[LookKeys.ContentTransitionKey.self] }
    set { self[LookKeys.ContentTransitionKey.self] = newValue }
  }

  /// The least height of headers, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LookKeys.DefaultMinListHeaderHeightKey.self] }
    set { self[LookKeys.DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat {
    get { self[LookKeys.PixelLengthKey.self] }
    set { self[LookKeys.PixelLengthKey.self] = newValue }
  }
}
