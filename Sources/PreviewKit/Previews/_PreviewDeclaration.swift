/// What the expansion of `#Preview` declares: a private type that makes the preview. Not for use by hand.
///
/// The attribute keeps such a type in release builds, where nothing else refers to it. It has no other spelling.
@_alwaysEmitConformanceMetadata
public protocol _PreviewDeclaration {
  /// `Module/File.swift`.
  static var _fileID: String { get }
  /// The line of `#Preview`, from 1.
  static var _line: Int { get }
  /// The column of `#Preview`, from 1, in UTF-8 bytes.
  static var _column: Int { get }

  /// Makes the preview.
  @MainActor static func _makePreview() -> Preview
}
