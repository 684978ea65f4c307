import Foundation

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
