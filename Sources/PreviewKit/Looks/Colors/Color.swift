import Foundation

/// A colour: a view that shows nothing to read, and a style.
///
/// Two colours are equal when they were made in the same way: `Color.red == .red`, `Color.red != Color(red: 1, green: 0, blue: 0)`.
nonisolated public struct Color: DecorativeView, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
  indirect enum Storage: Hashable, Sendable {
    case named(String)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case asset(name: String, bundlePath: String?)
    case system(SystemColor)
    case faded(Storage, opacity: Double)
    case mixed(Storage, Storage, fraction: Double, Gradient.ColorSpace)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// A colour of red, green and blue from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    storage = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let position = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour called `name` in the asset catalog of `bundle`. Nothing is looked up.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(name: name, bundlePath: bundle?.bundlePath)
  }

  /// The colour of an asset catalog.
  public init(_ resource: ColorResource) {
    storage = .asset(name: resource.name, bundlePath: resource.bundlePath)
  }

  /// One of the platform's own colours: `Color(.systemBackground)`.
  public init(_ systemColor: SystemColor) {
    storage = .system(systemColor)
  }

  /// The colour that `resolved` holds.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The same colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    if case .components(let space, let red, let green, let blue, let own) = storage {
      return Color(space, red: red, green: green, blue: blue, opacity: own * opacity)
    }
    return Color(storage: .faded(storage, opacity: opacity))
  }

  /// A colour between this one (`fraction` 0) and `other` (`fraction` 1).
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mixed(storage, other.storage, fraction: fraction, colorSpace))
  }

  /// The standard gradient of this colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [self]))
  }

  /// The name of a named colour, otherwise its components.
  public var description: String {
    Self.description(of: storage)
  }

  private static func description(of storage: Storage) -> String {
    switch storage {
    case .named(let name): name
    case .components(_, let red, let green, let blue, let opacity): "(\(red), \(green), \(blue), \(opacity))"
    case .asset(let name, _): "\"\(name)\""
    case .system(let color): color.name
    case .faded(let base, let opacity): "\(description(of: base)) at \(opacity)"
    case .mixed(let first, let second, let fraction, _):
      "\(description(of: first)) mixed with \(description(of: second)) by \(fraction)"
    }
  }
}

nonisolated extension Color {
  /// The system's red.
  public static let red = Color(storage: .named("red"))
  /// The system's orange.
  public static let orange = Color(storage: .named("orange"))
  /// The system's yellow.
  public static let yellow = Color(storage: .named("yellow"))
  /// The system's green.
  public static let green = Color(storage: .named("green"))
  /// The system's mint.
  public static let mint = Color(storage: .named("mint"))
  /// The system's teal.
  public static let teal = Color(storage: .named("teal"))
  /// The system's cyan.
  public static let cyan = Color(storage: .named("cyan"))
  /// The system's blue.
  public static let blue = Color(storage: .named("blue"))
  /// The system's indigo.
  public static let indigo = Color(storage: .named("indigo"))
  /// The system's purple.
  public static let purple = Color(storage: .named("purple"))
  /// The system's pink.
  public static let pink = Color(storage: .named("pink"))
  /// The system's brown.
  public static let brown = Color(storage: .named("brown"))
  /// White.
  public static let white = Color(storage: .named("white"))
  /// The system's gray.
  public static let gray = Color(storage: .named("gray"))
  /// Black.
  public static let black = Color(storage: .named("black"))
  /// No colour at all.
  public static let clear = Color(storage: .named("clear"))
  /// The app's accent colour.
  public static let accentColor = Color(storage: .named("accentColor"))
  /// The colour of first-rank content.
  public static let primary = Color(storage: .named("primary"))
  /// The colour of second-rank content.
  public static let secondary = Color(storage: .named("secondary"))
}
