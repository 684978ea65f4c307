/// How a window looks.
public protocol WindowStyle {}

/// The style that the context decides.
public struct DefaultWindowStyle: WindowStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// A title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The same as `.titleBar`.
  public init() {}
}

/// No title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The same as `.hiddenTitleBar`.
  public init() {}
}

/// No frame.
public struct PlainWindowStyle: WindowStyle {
  /// The same as `.plain`.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that the context decides.
  public static var automatic: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A title bar.
  public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// No title bar.
  public static var hiddenTitleBar: Self { Self() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// No frame.
  public static var plain: Self { Self() }
}

extension Scene {
  /// Sets how the windows of a scene look. Looks only.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}
