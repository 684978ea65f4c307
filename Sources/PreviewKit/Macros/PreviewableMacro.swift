/// Marks a variable at the top level of the body of a `#Preview`, so that it can be dynamic state:
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Remind me", isOn: $isOn)
/// }
/// ```
///
/// The variable becomes a property of a view that has the rest of the body as its own body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewKitMacros", type: "PreviewableMacro")
