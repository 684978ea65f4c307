import ScenarioSupport

/// The keyboard: fields and searches.
extension ElementActor {
  package func type(_ text: String, into target: Target) throws(ActionError) -> Names {
    let field = try find(target, preferring: Self.isField)
    try perform(.insertText(text), on: field)
    return Names(element: field.name)
  }

  package func submit(_ target: Target?) throws(ActionError) -> Names {
    let field = if let target { try find(target, preferring: Self.isField) } else { try focusedField() }
    try perform(.submit, on: field)
    return Names(element: field.name)
  }

  private func focusedField() throws(ActionError) -> Found {
    guard let field = Self.all(in: finder.tree.front, where: { $0.states.contains(.focused) }).first else {
      throw ActionError(.absent, "no field has the keyboard: say which one is submitted")
    }
    return found(field)
  }

  package func search(_ text: String) throws(ActionError) -> Names {
    let fields = Self.all(in: finder.tree.front) { $0.role == .search }
    if fields.isEmpty { throw finder.absent(Target(role: .search)) }
    guard fields.count == 1 else {
      throw ActionError(
        .ambiguous, "\(fields.count) fields search: say which with \"type\" and \"into\"",
        details: fields.map { "  " + OutlineWriter.line(of: $0) }.joined(separator: "\n"))
    }
    let field = found(fields[0])
    try perform(.setText(text), on: field, verb: "searched in")
    return Names(element: field.name)
  }
}
