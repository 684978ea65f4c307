/// The looks of lists.
public protocol ListStyle {}

/// As the system decides.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
  /// As the system decides.
  public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// As the system decides.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Without decoration.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
  /// Without decoration.
  public init() {}
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// Without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// In groups.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
  /// In groups.
  public init() {}
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// In groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// With a margin.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
  /// With a margin.
  public init() {}
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// With a margin.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// In groups with a margin.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// In groups with a margin.
  public init() {}
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// In groups with a margin.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// As a sidebar.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
  /// As a sidebar.
  public init() {}
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// As a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// With a border.
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
  /// With a border.
  public init() {}
}

nonisolated extension ListStyle where Self == BorderedListStyle {
  /// With a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// With a border.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

/// As a carousel.
nonisolated public struct CarouselListStyle: ListStyle, Sendable {
  /// As a carousel.
  public init() {}
}

nonisolated extension ListStyle where Self == CarouselListStyle {
  /// As a carousel.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// On an ellipse.
nonisolated public struct EllipticalListStyle: ListStyle, Sendable {
  /// On an ellipse.
  public init() {}
}

nonisolated extension ListStyle where Self == EllipticalListStyle {
  /// On an ellipse.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

nonisolated extension View {
  /// Sets how the lists below look. Looks only.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
