import Foundation

/// A drawing in code: a view that shows nothing to read. Its renderer is never called.
nonisolated public struct Canvas<Symbols: View>: DecorativeView {
  /// A drawing with views in it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}
}

extension Canvas where Symbols == EmptyView {
  /// A drawing.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

/// How a canvas computes colours.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
