import Foundation

nonisolated extension Color {
  /// The components of a colour, in sRGB, from 0 to 1.
  public struct Resolved: ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity.
    public var opacity: Float

    /// A colour of components from 0 to 1; those of a linear space are converted.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      func convert(_ component: Float) -> Float {
        colorSpace == .sRGBLinear ? Self.gammaEncoded(component) : component
      }
      self.red = convert(red)
      self.green = convert(green)
      self.blue = convert(blue)
      self.opacity = opacity
    }

    /// `#RRGGBBAA`.
    public var description: String {
      "#"
        + [red, green, blue, opacity].map { component in
          let byte = Int((min(max(component, 0), 1) * 255).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private static func gammaEncoded(_ linear: Float) -> Float {
      linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
  }

  /// The components of this colour in the light appearance.
  ///
  /// Asset catalogs and platform colours have no components here: they resolve to black.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Self.resolve(storage)
  }

  private static func resolve(_ storage: Storage) -> Resolved {
    switch storage {
    case .named(let name):
      return palette[name] ?? Resolved(red: 0, green: 0, blue: 0)
    case .components(let space, let red, let green, let blue, let opacity):
      return Resolved(
        colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case .asset, .system:
      return Resolved(red: 0, green: 0, blue: 0)
    case .faded(let base, let opacity):
      var resolved = resolve(base)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mixed(let first, let second, let fraction, _):
      let (from, to, share) = (resolve(first), resolve(second), Float(fraction))
      return Resolved(
        red: from.red + (to.red - from.red) * share, green: from.green + (to.green - from.green) * share,
        blue: from.blue + (to.blue - from.blue) * share, opacity: from.opacity + (to.opacity - from.opacity) * share)
    }
  }

  private static let palette: [String: Resolved] = [
    "red": Resolved(red: 1, green: 0.231, blue: 0.188),
    "orange": Resolved(red: 1, green: 0.584, blue: 0),
    "yellow": Resolved(red: 1, green: 0.8, blue: 0),
    "green": Resolved(red: 0.204, green: 0.78, blue: 0.349),
    "mint": Resolved(red: 0, green: 0.78, blue: 0.745),
    "teal": Resolved(red: 0.188, green: 0.69, blue: 0.78),
    "cyan": Resolved(red: 0.196, green: 0.678, blue: 0.902),
    "blue": Resolved(red: 0, green: 0.478, blue: 1),
    "indigo": Resolved(red: 0.345, green: 0.337, blue: 0.839),
    "purple": Resolved(red: 0.686, green: 0.322, blue: 0.871),
    "pink": Resolved(red: 1, green: 0.176, blue: 0.333),
    "brown": Resolved(red: 0.635, green: 0.518, blue: 0.369),
    "white": Resolved(red: 1, green: 1, blue: 1),
    "gray": Resolved(red: 0.557, green: 0.557, blue: 0.576),
    "black": Resolved(red: 0, green: 0, blue: 0),
    "clear": Resolved(red: 0, green: 0, blue: 0, opacity: 0),
    "accentColor": Resolved(red: 0, green: 0.478, blue: 1),
    "secondary": Resolved(red: 0.235, green: 0.235, blue: 0.263, opacity: 0.6),
  ]
}

extension Color {
  /// How the components of a colour are meant.
  nonisolated public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
}
