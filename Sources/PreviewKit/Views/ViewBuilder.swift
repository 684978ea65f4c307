/// Builds a view from the statements of a closure, as SwiftUI's `ViewBuilder` does.
@resultBuilder
public enum ViewBuilder {
  /// Types a single expression.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several views.
  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a choice.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of a choice.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The name that newer SDKs use for ``ViewBuilder``.
public typealias ContentBuilder = ViewBuilder
