/// The first of its children: on a screen without bounds everything fits.
nonisolated public struct ViewThatFits<Choices: View>: View {
  let choices: Choices

  /// The first child that fits along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Choices) {
    choices = content()
  }
}

extension ViewThatFits: UnitView {
  typealias UnitContent = AnyView

  @MainActor var unitContent: AnyView {
    (choices as? any ViewList)?.firstView ?? AnyView(choices)
  }
}
