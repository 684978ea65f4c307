/// Declares a preview of a view, at file scope.
///
/// ```swift
/// #Preview("Three notes", traits: .sizeThatFitsLayout) {
///   NotesScreen(notes: .three)
/// }
/// ```
///
/// A preview is found at run time with ``PreviewRegistry/all``, in debug and in release builds, when it is linked into the same
/// binary as PreviewKit.
///
/// - Parameters:
///   - name: What the preview is called; without it the place in its file identifies it.
///   - traits: How an editor would show it.
///   - body: Makes the view. Variables that are marked with ``Previewable()`` become properties of a view around it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewKitMacros", type: "PreviewMacro")
