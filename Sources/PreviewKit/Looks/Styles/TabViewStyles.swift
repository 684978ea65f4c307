/// How tab views look. Looks only.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The style that the context decides.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The same as `.automatic`.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

/// A bar that can become a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The same as `.sidebarAdaptable`.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar that can become a sidebar.
  public static var sidebarAdaptable: Self { Self() }
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The same as `.tabBarOnly`.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: Self { Self() }
}

/// A box with tabs.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The same as `.grouped`.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A box with tabs.
  public static var grouped: Self { Self() }
}

/// Pages one below the other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// The same as `.verticalPage`.
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages one below the other.
  public static var verticalPage: Self { Self() }
}

/// A carousel.
public struct CarouselTabViewStyle: TabViewStyle {
  /// The same as `.carousel`.
  public init() {}
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// A carousel.
  public static var carousel: Self { Self() }
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of the pages show.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Pages, with dots for them or without; the dots are the `TabBar` line of the outline in any case.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: Self { Self() }
  /// Pages side by side.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets how the tab views below look. Looks only.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
