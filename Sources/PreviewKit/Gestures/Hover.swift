import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Not over the view.
  case ended
}

extension View {
  /// Runs `action` when a pointer comes and goes; there is none here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Runs `action` while a pointer moves over the view; there is none here.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}
