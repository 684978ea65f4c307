extension ElementAction {
  /// What is done, for messages: `cannot be tapped`.
  var participle: String {
    switch self {
    case .tap, .multipleTap: "tapped"
    case .drag: "dragged"
    case .magnify: "magnified"
    case .rotate: "rotated"
    case .longPress: "pressed long"
    case .setText(""): "cleared"
    case .setText, .insertText: "typed into"
    case .submit: "submitted"
    case .setOn: "toggled"
    case .select: "selected from"
    case .increment, .decrement, .setValue: "adjusted"
    case .focus: "focused"
    case .refresh: "refreshed"
    case .dismiss: "dismissed"
    case .back: "gone back from"
    case .delete: "deleted"
    case .rowAction: "swiped"
    }
  }
}
