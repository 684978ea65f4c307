/// As large as a page.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// As large as a page.
  public init() {}
}

nonisolated extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
