import Foundation

/// A form that fills its frame: a view that shows nothing to read.
///
/// Conform by writing ``path(in:)``.
public protocol Shape: Sendable, Animatable, DecorativeView {
  /// The outline in `rect`.
  func path(in rect: CGRect) -> Path

  /// What the shape means to styles.
  static var role: ShapeRole { get }

  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// What the shape means to styles.
  nonisolated public static var role: ShapeRole { .fill }

  /// The size for a proposal: the shape takes all of it.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
