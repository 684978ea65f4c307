/// Makes a value of the environment out of a variable in an extension of ``EnvironmentValues``. It works in the same way for
/// ``Transaction``, ``ContainerValues`` and ``FocusedValues``.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var pageSize = 20
///   @Entry var getTags: any GetTagsAction = LocalTags()
///   @Entry var accent: Color?
/// }
/// ```
///
/// The macro writes the key and the accessors. Without a type, the variable has the type of its default value. Without a
/// default value, its type must be optional (`T?`), and the default is nil. In ``FocusedValues`` the type is always optional.
///
/// The default value is evaluated at **each read** of a value that is not set. So two runs of a component share nothing, and
/// the default need not be `Sendable`; but a default that is an instance of a class is a new instance at each read. Where it
/// must be one instance, keep it in a `static let` and use that as the default, or set the value explicitly.
///
/// The key is isolated as the variable is: write `@MainActor`, another global actor or `nonisolated` on the variable.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewKitMacros", type: "EntryMacro")

/// Belongs to the expansion of ``Entry()``, for a variable without a type. Not for use by hand.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "PreviewKitMacros", type: "EntryDefaultValueMacro")
