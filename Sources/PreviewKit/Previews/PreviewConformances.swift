internal import CPreviews

/// Finds the types that `#Preview` declares.
///
/// There is no list that all files of a program could add to. But the compiler lists every conformance in a section of the
/// binary, for casts, and the linker names the start and the end of that section. A constant in a section of our own
/// (`@section`, `@used`) would be found as well, but the compiler complains about each such constant as soon as the file has
/// an error that is found after type checking, such as a missing return.
enum PreviewConformances {
  @MainActor
  static func previews() -> [RegisteredPreview] {
    types().map { type in
      RegisteredPreview(type._makePreview(), fileID: type._fileID, line: type._line, column: type._column)
    }
  }

  private static func types() -> [any _PreviewDeclaration.Type] {
    var types: [any _PreviewDeclaration.Type] = []
    withUnsafeMutablePointer(to: &types) { pointer in
      pk_each_conforming_type(descriptor, pointer) { context, metadata in
        guard let type = unsafeBitCast(metadata, to: Any.Type.self) as? any _PreviewDeclaration.Type else { return }
        context?.assumingMemoryBound(to: [any _PreviewDeclaration.Type].self).pointee.append(type)
      }
    }
    return types
  }

  /// The descriptor of the protocol: the third word in the metadata of its existential type (kind; flags and count; protocols).
  private static var descriptor: UnsafeRawPointer {
    unsafeBitCast((any _PreviewDeclaration).self as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)[2]
  }
}
