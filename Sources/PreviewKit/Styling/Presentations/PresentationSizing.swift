/// How large a presentation is.
public protocol PresentationSizing {}

nonisolated extension PresentationSizing {
  /// As large as the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Following the content along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
