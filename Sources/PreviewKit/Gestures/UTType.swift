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
