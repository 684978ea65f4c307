/// A part of a control, as a style receives it: the label, the content, the text of the value.
///
/// `Configuration` is what the style receives, `Name` tells its parts apart; so each part has a type of its own.
public struct _StylePart<Configuration, Name>: BodilessView {
  let content: AnyView

  init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  /// Mounts what the app wrote at this place.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    AnyView._makeNode(view.content, in: context)
  }

  /// Updates what the app wrote at this place.
  public static func _updateNode(_ node: _ViewNode, with view: Self) { AnyView._updateNode(node, with: view.content) }

  /// The app's own view stands in the place of the part.
  public typealias Body = Never
}

/// The names of the parts of controls.
public enum _StylePartName {
  /// Says what the control is for.
  public enum Label {}
  /// What the control contains.
  public enum Content {}
  /// Says what the value is.
  public enum CurrentValueLabel {}
  /// Says what the least value is.
  public enum MinimumValueLabel {}
  /// Says what the greatest value is.
  public enum MaximumValueLabel {}
  /// The text of a label.
  public enum Title {}
  /// The picture of a label.
  public enum Icon {}
}
