/// Makes an environment value out of a variable in an extension of ``EnvironmentValues``:
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var pageSize = 20
///   @Entry var getTags: any GetTagsAction = LocalTags()
///   @Entry var accent: Color?
/// }
/// ```
///
/// The macro writes the ``EnvironmentKey`` and the accessors. The type may be left out when the default value tells it; the
/// default value may be left out when the type is optional (`T?`), and is nil then.
///
/// The default value is evaluated at **each read** of a value that nobody set. So nothing is shared between two runs of
/// a component, and the default needs not be `Sendable`; but a default that is an instance of a class is a new instance each
/// time. Where it must be one instance, keep it in a `static let` and name that as the default, or set the value explicitly.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewKitMacros", type: "EntryMacro")

/// Belongs to the expansion of ``Entry()``, for a variable without a type. Not for use by hand.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "PreviewKitMacros", type: "EntryDefaultValueMacro")
