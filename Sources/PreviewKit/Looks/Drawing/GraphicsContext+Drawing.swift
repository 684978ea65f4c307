import Foundation

nonisolated extension GraphicsContext {
  /// A text made ready for drawing.
  public struct ResolvedText {
    /// What the text is painted with.
    public var shading = Shading.foreground

    /// The size in which the text fits; nothing is measured here.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  /// An image made ready for drawing.
  public struct ResolvedImage {
    /// What the image is painted with.
    public var shading: Shading?
    /// The size of the image; nothing is measured here.
    public let size = CGSize.zero
    /// Where the baseline is.
    public let baseline: CGFloat = 0
  }

  /// A view made ready for drawing.
  public struct ResolvedSymbol {
    /// The size of the view; nothing is measured here.
    public let size = CGSize.zero
  }

  /// Makes `text` ready for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

  /// Makes `image` ready for drawing.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Makes `shading` ready for drawing.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view with `id` among the canvas's symbols; none here.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Fills `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws the outline of `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws the outline of `path`, `lineWidth` points wide.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws a view at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a view in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws what `content` draws, as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Keeps what is drawn next within `path`.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}

  /// How a path clips.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Options of these bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Outside of the path instead of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Moves the origin.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  /// Applies `matrix` before the current mapping.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}
