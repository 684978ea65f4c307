/// A `#Preview` that is linked into the running binary.
public struct RegisteredPreview: Sendable {
  let preview: Preview
  /// The module that declares it.
  public let module: String
  /// The name of its file, `NotesScreen.swift`; unique in its module.
  public let file: String
  /// The line of `#Preview`, from 1.
  public let line: Int
  /// The column of `#Preview`, from 1, in UTF-8 bytes.
  public let column: Int

  /// - Parameter fileID: `Module/File.swift`.
  init(_ preview: Preview, fileID: String, line: Int, column: Int) {
    let parts = fileID.split(separator: "/", maxSplits: 1)
    self.preview = preview
    module = String(parts.first ?? "")
    file = String(parts.last ?? "")
    self.line = line
    self.column = column
  }
}

extension RegisteredPreview {
  /// What the preview is called, or nil when it has no name.
  public var name: String? { preview.name }

  /// How an editor would show it.
  public var traits: [PreviewTrait<Preview.ViewTraits>] { preview.traits }

  /// Makes a new view at each call.
  @MainActor
  public func make() -> AnyView {
    AnyView(preview.body())
  }
}
