/// A view that a person cannot perceive as text: colours, shapes, dividers, spacers.
///
/// Conform a view of your own to it when it only draws; it takes part in identity and nothing else.
@MainActor @preconcurrency
public protocol DecorativeView: View where Body == Never {}

extension DecorativeView {
  /// A view that only draws has no body; reading it is a mistake of the caller.
  public var body: Never { fatalError("\(Self.self) is a decorative view and has no body") }

  /// Mounts a view that shows nothing.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { EmptyNode(context) }

  /// A view that shows nothing has nothing to update.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {}
}
