/// An item of the menu bar of a Mac; it compiles and is not staged.
public struct MenuBarExtra<Label: View, Content: View>: Scene, PrimitiveScene {
  /// An item with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// An item that can be taken out, with a view as its label.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  /// None.
  public var _windowContent: AnyView? { nil }
}

extension MenuBarExtra where Label == Text {
  /// An item with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == PreviewKit.Label<Text, Image> {
  /// An item with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  /// An item with a title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
}

/// How an item of the menu bar looks.
public protocol MenuBarExtraStyle {}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public init() {}
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window.
  public static var window: Self { Self() }
}

extension Scene {
  /// Sets how items of the menu bar look.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
