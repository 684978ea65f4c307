/// Stands for the view that a transition or an animation works on.
nonisolated public struct PlaceholderContentView<Value>: DecorativeView {
  init() {}
}
