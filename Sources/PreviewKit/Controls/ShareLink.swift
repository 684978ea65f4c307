import Foundation

/// What can be shared, dragged and dropped. Nothing is carried anywhere here, so there is nothing to say about how.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}

/// How something that is shared is shown beforehand; it does not show in an outline.
public struct SharePreview<Image, Icon> {
  let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { title = titleKey.key }
  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// A title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = titleKey.key }
  /// A title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = String(title) }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// A title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = titleKey.key }
  /// A title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = String(title) }
}

/// A button that opens the system's sharing sheet. The sheet is not staged: a tap is accepted and nothing happens.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  let label: Label

  /// The button.
  public var body: some View { Button(action: {}) { label } }
}

/// "Share…".
public struct DefaultShareLinkLabel: View {
  /// The text.
  public var body: some View { Text("Share…") }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A button with a view as its label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }

  /// A button with a view as its label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data: RandomAccessCollection, Data.Element: Transferable { self.label = label() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A button that is called "Share…".
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    label = DefaultShareLinkLabel()
  }

  /// A button that is called "Share…".
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data: RandomAccessCollection, Data.Element: Transferable { label = DefaultShareLinkLabel() }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == Text {
  /// A button with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> { label = Text(titleKey) }

  /// A button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> { label = Text(title) }
}

extension ShareLink {
  /// A button with a preview and a view as its label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button with a preview that is called "Share…".
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = DefaultShareLinkLabel() }
}

extension ShareLink where Label == Text {
  /// A button with a title and a preview.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { label = Text(titleKey) }
}
