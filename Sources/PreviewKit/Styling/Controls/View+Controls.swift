import Foundation

nonisolated extension View {
  /// The size of controls. Looks only.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// The sizes of controls. Looks only.
  public func controlSize<T: RangeExpression<ControlSize>>(_ range: T) -> some View { self }

  /// How wide buttons are. Looks only.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Whether menus have an arrow. Looks only.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Whether content is hidden on a locked screen. Looks only.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// The distance between icon and title, in points. Looks only.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// The width kept for icons, in points. Looks only.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}
