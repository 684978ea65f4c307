import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Not over the view.
  case ended
}

/// Something that is carried by a drag; nothing is carried here.
public final class NSItemProvider {
  /// Nothing.
  public init() {}
  /// An object.
  public init(object: Any) {}
}

/// A type of data, by its identifier.
public struct UTType: Hashable, Sendable {
  /// The identifier.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }
  /// A type of the system or the app.
  public init?(_ identifier: String) { self.identifier = identifier }
  /// A type by the extension of its files.
  public init?(filenameExtension: String) { identifier = "dyn." + filenameExtension }
  /// A type that the app defines.
  public init(exportedAs identifier: String) { self.identifier = identifier }
  /// A type that the app knows.
  public init(importedAs identifier: String) { self.identifier = identifier }
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Content.
  public static let content = UTType(known: "public.content")
  /// Data.
  public static let data = UTType(known: "public.data")
  /// A text.
  public static let text = UTType(known: "public.text")
  /// A plain text.
  public static let plainText = UTType(known: "public.plain-text")
  /// A JSON document.
  public static let json = UTType(known: "public.json")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// A sound.
  public static let audio = UTType(known: "public.audio")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// An archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// An XML document.
  public static let xml = UTType(known: "public.xml")
}

extension View {
  /// Runs `action` when a pointer comes and goes; there is none here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Runs `action` while a pointer moves over the view; there is none here.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Lets the view be dragged; nothing is dragged here.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Lets the view be dragged; nothing is dragged here.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    self
  }
  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Lets the view be dragged; nothing is dragged here.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Lets the view be dragged; nothing is dragged here.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Lets things be dropped; nothing is dropped here.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Asks for files; the system's panel is not staged, so there is no answer.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Asks for files; the system's panel is not staged, so there is no answer.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Asks where to put something; the system's panel is not staged, so there is no answer.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Asks where to move a file; the system's panel is not staged, so there is no answer.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// A text that says what the view is for: a hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// A text that says what the view is for: a hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// A text that says what the view is for: a hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
}
