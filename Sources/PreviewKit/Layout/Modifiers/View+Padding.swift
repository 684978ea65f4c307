import Foundation

nonisolated extension View {
  /// Space around the view, in points. Looks only.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Space at some sides of the view, in points; nil for the system's. Looks only.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Space around the view, in points. Looks only.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Space as around a scene. Looks only.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Space as around a scene. Looks only.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
}
