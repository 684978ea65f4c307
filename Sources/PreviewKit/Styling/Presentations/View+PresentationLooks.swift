import Foundation

nonisolated extension View {
  /// The heights of the sheet. Looks only.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// The heights of the sheet, and the current one. Looks only.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Whether the sheet has a handle. Looks only.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// The background of the sheet. Looks only.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The background of the sheet; its content is not shown. Looks only.
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }

  /// The corners of the sheet, in points. Looks only.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// How large the sheet is. Looks only.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Whether what is behind the sheet can be touched. Looks only.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// What the presentation becomes where there is little space. Looks only.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// What the presentation becomes where there is little space. Looks only.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// What a swipe on the sheet does first. Looks only.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}
