/// Why an element that was found cannot be acted on.
@MainActor extension ElementActor.Found {
  /// The failure of an action that the element does not know. It shows what is inside that might know it.
  func refusal(of verb: String) -> ActionError {
    let inside = ElementActor.all(in: element.children) { !$0.role.has(.content) }
    let lines = inside.prefix(12).map { "  " + OutlineWriter.line(of: $0) }
    return ActionError(
      .unknownAction, "\(OutlineWriter.line(of: element)) cannot be \(verb)",
      details: lines.isEmpty ? nil : "inside it:\n" + lines.joined(separator: "\n"))
  }

  /// Throws when the element cannot be touched.
  func checkTouch(for verb: String) throws(ActionError) {
    if !element.isEnabled { throw ActionError(.disabled, "\(name) is disabled and cannot be \(verb)") }
    if !element.takesTouches {
      throw ActionError(.untouchable, "\(name) lets touches through (allowsHitTesting) and cannot be \(verb)")
    }
  }

  /// Throws when a person cannot delete the row.
  func checkDeletion() throws(ActionError) {
    if element.canBeDeleted { return }
    if element.isDeleteDisabled {
      throw ActionError(.disabled, "\(name) cannot be deleted: deleteDisabled keeps it")
    }
    throw ActionError(.unknownAction, "\(name) cannot be deleted: nothing above it has onDelete or a delete action")
  }

  /// The label of the row's action that reads `choice`.
  func rowAction(_ choice: String) throws(ActionError) -> String {
    let labels = element.actionLabels
    let wanted = OutlineText.normalised(choice)
    guard let label = labels.first(where: { OutlineText.normalised($0) == wanted }) else {
      let known =
        labels.isEmpty
        ? "it has no actions" : "its actions are " + labels.map(OutlineText.quoted).joined(separator: ", ")
      throw ActionError(.unknownAction, "\(name) has no action \(OutlineText.quoted(choice)); \(known)")
    }
    guard element.canRunAction(label) else {
      throw ActionError(.disabled, "the action \(OutlineText.quoted(label)) of \(name) is disabled")
    }
    return label
  }
}
