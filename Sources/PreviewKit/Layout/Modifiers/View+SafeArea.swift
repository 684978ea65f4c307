import Foundation

nonisolated extension View {
  /// Reaches beyond the safe area. Looks only.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Reaches beyond the safe area. Looks only.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Makes the safe area smaller, in points. Looks only.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Makes the safe area smaller, in points. Looks only.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Makes the safe area smaller, in points. Looks only.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
}
