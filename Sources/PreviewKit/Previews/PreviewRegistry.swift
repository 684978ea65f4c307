/// The previews of the running binary.
@MainActor
public enum PreviewRegistry {
  /// Every `#Preview` that is linked into the same binary as PreviewKit, by module, file and place in the file.
  public static let all: [RegisteredPreview] = PreviewConformances.previews().sorted { first, second in
    (first.module, first.file, first.line, first.column) < (second.module, second.file, second.line, second.column)
  }
}
