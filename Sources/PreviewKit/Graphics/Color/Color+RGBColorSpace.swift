extension Color {
  /// How the components of a colour are meant.
  nonisolated public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
}
