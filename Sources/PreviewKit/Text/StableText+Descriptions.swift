extension StableText {
  /// The value as Swift describes it, with dictionaries and sets in the order of their texts, however deep they are.
  static func describe(_ value: Any, isInside: Bool) -> String {
    if let string = value as? String { return isInside ? string.debugDescription : string }
    if let number = value as? Double { return number == 0 ? "0.0" : number.description }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .dictionary:
      let pairs = mirror.children.map { describePair($0.value) }.sorted()
      return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    case .set:
      return "[" + mirror.children.map { describe($0.value, isInside: true) }.sorted().joined(separator: ", ") + "]"
    case .collection where value is any CustomDebugStringConvertible:
      return "[" + mirror.children.map { describe($0.value, isInside: true) }.joined(separator: ", ") + "]"
    case .optional:
      return mirror.children.first.map { "Optional(" + describe($0.value, isInside: true) + ")" } ?? "nil"
    case .struct where !(value is any CustomStringConvertible || value is any CustomDebugStringConvertible):
      let fields = mirror.children.map { ($0.label.map { $0 + ": " } ?? "") + describe($0.value, isInside: true) }
      return "\(mirror.subjectType)(" + fields.joined(separator: ", ") + ")"
    default:
      return isInside ? String(reflecting: value) : String(describing: value)
    }
  }

  private static func describePair(_ pair: Any) -> String {
    Mirror(reflecting: pair).children.map { describe($0.value, isInside: true) }.joined(separator: ": ")
  }
}
