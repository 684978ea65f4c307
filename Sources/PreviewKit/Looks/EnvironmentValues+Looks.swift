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

/// The keys of the environment's looks.
nonisolated enum LookKeys {
  enum FontKey: BuiltInEnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  enum LineSpacingKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  enum MultilineTextAlignmentKey: BuiltInEnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }

  enum MinimumScaleFactorKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }

  enum TruncationModeKey: BuiltInEnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }

  enum AllowsTighteningKey: BuiltInEnvironmentKey {
    static var defaultValue: Bool { false }
  }

  enum ControlSizeKey: BuiltInEnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  enum ImageScaleKey: BuiltInEnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  enum SymbolRenderingModeKey: BuiltInEnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  enum SymbolVariantsKey: BuiltInEnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  enum HeaderProminenceKey: BuiltInEnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  enum BackgroundStyleKey: BuiltInEnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  enum ButtonBorderShapeKey: BuiltInEnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  enum ContentTransitionKey: BuiltInEnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }

  enum DefaultMinListHeaderHeightKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  enum PixelLengthKey: BuiltInEnvironmentKey {
    static var defaultValue: CGFloat { 1.0 / 3 }
  }
}
