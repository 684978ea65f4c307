/// Hands each update's transaction to a closure. Nothing moves, so what the closure changes has no effect; what else it
/// does is done.
struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  static var hasDependencies: Bool { true }

  func evaluate(_ node: PrimitiveModifierNode<Self>) {
    var transaction = node.engine.transaction.current
    transform(&transaction)
  }
}

/// Hands the transaction of each update in which a value has changed to a closure.
struct TransactionChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    guard let old, old.value != value else { return }
    var transaction = node.engine.transaction.current
    transform(&transaction)
  }
}

extension View {
  /// Calls `transform` with the transaction of each update of this view, the first included.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Calls `transform` with the transaction of each update in which `value` has changed.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionChangeModifier(value: value, transform: transform))
  }

  /// What `body` makes of this view. Calls `transform` with the transaction of each update of that.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction(transform)
  }

  /// What `body` makes of this view; its changes do not move.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self))
  }

  /// What `content` makes of this view in the first of `phases`, in which it comes to rest; without phases, the view.
  @ViewBuilder
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// What `content` makes of this view in the first of `phases`, with which it starts; without phases, the view.
  @ViewBuilder
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(self), first)
    } else {
      self
    }
  }
}
