import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// The keyboard: fields and searches.
extension StepActor {
  func type(_ text: String, into target: Target) throws(StepFailure) -> Names {
    let field = try find(target, preferring: Self.isField)
    try perform(.insertText(text), on: field, verb: "typed into")
    return Names(element: field.name)
  }

  func submit(_ target: Target?) throws(StepFailure) -> Names {
    let field = if let target { try find(target, preferring: Self.isField) } else { try focusedField() }
    try perform(.submit, on: field, verb: "submitted")
    return Names(element: field.name)
  }

  private func focusedField() throws(StepFailure) -> Found {
    guard let field = Self.all(in: finder.tree.front, where: { $0.states.contains(.focused) }).first else {
      throw StepFailure(message: "no field has the keyboard: say which one is submitted")
    }
    return found(field)
  }

  func search(_ text: String) throws(StepFailure) -> Names {
    let fields = Self.all(in: finder.tree.front) { $0.role == .search }
    if fields.isEmpty { throw finder.absent(Target(role: .search)) }
    guard fields.count == 1 else {
      throw StepFailure(
        message: "\(fields.count) fields search: say which with \"type\" and \"into\"",
        details: fields.map { "  " + OutlineWriter.line(of: $0) }.joined(separator: "\n"))
    }
    let field = found(fields[0])
    try perform(.setText(text), on: field, verb: "searched in")
    return Names(element: field.name)
  }
}
