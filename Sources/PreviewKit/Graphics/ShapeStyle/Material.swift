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
