/// What a `#Preview` declares: a name, traits, and the view.
public struct Preview: Sendable {
  /// The kind of preview that shows a view.
  public struct ViewTraits: Sendable {}

  /// What the preview is called, or nil.
  public let name: String?
  /// How an editor would show it, in the order written.
  public let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view.
  public let body: @MainActor () -> any View

  /// Makes a preview by hand; `#Preview` also registers it.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}
