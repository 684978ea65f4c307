internal import CPreviews

/// Reads the section of the binary into which `#Preview` writes.
///
/// There is no list that all files of a program could add to, and types cannot be enumerated in release builds. A section
/// is the way that Swift Testing finds its tests, too: each `#Preview` adds a constant (`@section`, `@used`), and the linker
/// names the start and the end of what it gathered.
enum PreviewSection {
  @MainActor
  static func previews() -> [RegisteredPreview] {
    var fills: [@convention(c) (UnsafeMutableRawPointer) -> Void] = []
    withUnsafeMutablePointer(to: &fills) { pointer in
      pk_each_preview(pointer) { context, record in
        context?.assumingMemoryBound(to: [@convention(c) (UnsafeMutableRawPointer) -> Void].self).pointee
          .append(record.pointee.fill)
      }
    }
    return fills.compactMap { fill in
      var found: PreviewDeclaration?
      withUnsafeMutablePointer(to: &found) { fill(UnsafeMutableRawPointer($0)) }
      return found.map { RegisteredPreview($0.preview(), fileID: $0.fileID, line: $0.line, column: $0.column) }
    }
  }
}

/// What the code behind a record hands over.
private struct PreviewDeclaration {
  var fileID: String
  var line: Int
  var column: Int
  var preview: @MainActor () -> Preview
}

/// Called by the expansion of `#Preview` only. Public because that code stands in other modules.
///
/// - Parameter out: Memory of a ``PreviewDeclaration`` that is nil so far.
public func _fillPreview(
  _ out: UnsafeMutableRawPointer,
  fileID: String,
  line: Int,
  column: Int,
  preview: @escaping @MainActor () -> Preview
) {
  out.assumingMemoryBound(to: PreviewDeclaration?.self).pointee = PreviewDeclaration(
    fileID: fileID, line: line, column: column, preview: preview)
}
