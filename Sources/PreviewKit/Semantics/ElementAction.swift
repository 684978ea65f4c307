/// What a person can do to an ``Element``.
public enum ElementAction: Hashable, Sendable {
  /// A tap, a click, or the default accessibility action.
  case tap
  /// So many taps, one right after the other: 2 is a double tap.
  case multipleTap(Int)
  /// A finger moves by a distance, in points.
  case drag(x: Double, y: Double)
  /// Two fingers spread by a factor, or pinch when it is less than 1.
  case magnify(Double)
  /// Two fingers turn, in degrees clockwise.
  case rotate(Double)
  /// A long press.
  case longPress
  /// Replaces the text of a field.
  case setText(String)
  /// Text typed into a field, after what is in it.
  case insertText(String)
  /// The return key in a field.
  case submit
  /// Turns a toggle on or off.
  case setOn(Bool)
  /// Chooses the option with this label.
  case select(String)
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// Moves a slider.
  case setValue(Double)
  /// Gives the keyboard to a field.
  case focus
  /// Pulls a list to refresh it.
  case refresh
  /// Closes the presentation, as a swipe down or a tap outside does.
  case dismiss
  /// Goes back one screen.
  case back
  /// Deletes the row.
  case delete
  /// Runs the row's action with this label (swipe action, context menu).
  case rowAction(String)
}
