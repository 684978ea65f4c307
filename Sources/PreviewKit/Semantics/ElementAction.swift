/// What a person can do to an ``Element``.
public enum ElementAction: Hashable, Sendable {
  /// A tap, a click, or the default accessibility action.
  case tap
  /// A long press.
  case longPress
  /// Replaces the text of a field.
  case setText(String)
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
