import Foundation

/// The looks of a view out of which a screen comes.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

nonisolated extension MatchedTransitionSourceConfiguration {
  /// The background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// The shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
