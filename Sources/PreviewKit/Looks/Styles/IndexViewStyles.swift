/// The looks of the dots below pages.
public protocol IndexViewStyle {}

/// Dots, one for each page.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let name: String

    /// As the system decides.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Dots with a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// The looks of the dots below pages. Looks only.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
