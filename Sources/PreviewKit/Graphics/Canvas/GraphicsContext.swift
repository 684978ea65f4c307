import Foundation

/// What a canvas draws on. Nothing is drawn here.
nonisolated public struct GraphicsContext {
  /// The opacity of what is drawn next.
  public var opacity = 1.0
  /// How what is drawn next covers what is there.
  public var blendMode = BlendMode.normal
  /// The mapping of what is drawn next.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas; here the defaults.
  public let environment = EnvironmentValues()

  /// The rectangle around what can be seen.
  public var clipBoundingRect: CGRect {
    CGRect(origin: .zero, size: GeometryProxy.screenSize)
  }

  init() {}
}
