import Foundation

/// A colour, gradient or other way to fill a shape or text.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for those that stand for themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never to be called: the style stands for itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for itself and cannot be resolved further.")
  }
}

extension Never: ShapeStyle {}

nonisolated extension ShapeStyle {
  /// The style at a part of its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// The style drawn with `mode`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// The style spread over `rect` instead of the shape's own bounds.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }

  /// The second rank of this style.
  public var secondary: some ShapeStyle { self }

  /// The third rank of this style.
  public var tertiary: some ShapeStyle { self }

  /// The fourth rank of this style.
  public var quaternary: some ShapeStyle { self }

  /// The fifth rank of this style.
  public var quinary: some ShapeStyle { self }
}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Wraps `style`.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}

/// The foreground of the surroundings.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The foreground of the surroundings.
  public init() {}
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background of the surroundings.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The background of the surroundings.
  public init() {}
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A rank in the hierarchy of content: primary, secondary and so on.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first rank.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second rank.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third rank.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth rank.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth rank.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second rank.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third rank.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth rank.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth rank.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

/// The tint of the surroundings.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The tint of the surroundings.
  public init() {}
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style of filled shapes.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The style of filled shapes.
  public init() {}
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The style of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The style of links.
  public init() {}
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The style of placeholders.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The style of placeholders.
  public init() {}
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The style of what is selected.
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The style of what is selected.
  public init() {}
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The style of separators.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The style of separators.
  public init() {}
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The background of windows.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The background of windows.
  public init() {}
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A blurred, translucent background.
nonisolated public struct Material: ShapeStyle, Hashable {
  let name: String

  /// Mostly translucent.
  public static let ultraThin = Material(name: "ultraThin")
  /// More translucent than opaque.
  public static let thin = Material(name: "thin")
  /// Somewhat translucent.
  public static let regular = Material(name: "regular")
  /// More opaque than translucent.
  public static let thick = Material(name: "thick")
  /// Mostly opaque.
  public static let ultraThick = Material(name: "ultraThick")
  /// As the system's toolbars.
  public static let bar = Material(name: "bar")

  /// The material as if its window were always, or never, active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

nonisolated extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As the system's toolbars.
  public static var bar: Material { Material.bar }
}

/// When a material looks active.
nonisolated public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As its window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
}

/// A shadow that is part of a style.
nonisolated public struct ShadowStyle: Hashable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// A shadow behind the shape.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow within the shape.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}

nonisolated extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// No colour at all.
  public static var clear: Color { Color.clear }
}
