import PreviewKit

/// Does the steps that act on the screen: only on what is there, enabled, and in front.
@MainActor
struct StepActor {
  let host: ViewHost
  let finder: ElementFinder

  /// Does the step and returns its line in the transcript, which names the element that was found.
  func perform(_ step: Step) throws(StepFailure) -> String {
    switch step.action {
    case .tap(let target):
      return try act("tap", on: target, .tap, preferring: Self.canBeTapped)
    case .longPress(let target):
      return try act("longPress", on: target, .longPress, preferring: Self.canBeTapped)
    case .type(let text, let target):
      let field = try find(target, preferring: Self.isField)
      try perform(.insertText(text), on: field, verb: "typed into")
      return "type \(OutlineText.quoted(text)) into \(field.name)"
    case .clear(let target):
      return try act("clear", on: target, .setText(""), preferring: Self.isField)
    case .submit(let target):
      let field = if let target { try find(target, preferring: Self.isField) } else { try focusedField() }
      try perform(.submit, on: field, verb: "submitted")
      return "submit \(field.name)"
    case .toggle(let target, let side):
      let toggle = try find(target) { $0.role == .toggle }
      try perform(side.map { .setOn($0) } ?? .tap, on: toggle, verb: "toggled")
      return "toggle \(toggle.name)" + (side.map { $0 ? " to on" : " to off" } ?? "")
    case .select(let label, let target):
      return try select(label, in: target)
    case .delete(let target):
      let row = try find(target) { $0.role == .row }
      guard row.element.canBeDeleted else {
        throw StepFailure(message: "\(row.name) cannot be deleted: nothing above it has onDelete or a delete action")
      }
      try perform(.delete, on: row, verb: "deleted")
      return "delete \(row.name)"
    case .swipe(let target, let choice):
      let row = try find(target) { $0.role == .row }
      let labels = row.element.actionLabels
      guard labels.contains(choice) else {
        let known =
          labels.isEmpty
          ? "it has no actions" : "its actions are " + labels.map(OutlineText.quoted).joined(separator: ", ")
        throw StepFailure(message: "\(row.name) has no action \(OutlineText.quoted(choice)); \(known)")
      }
      try perform(.rowAction(choice), on: row, verb: "swiped")
      return "swipe \(row.name) choose \(OutlineText.quoted(choice))"
    case .refresh(let target):
      return try refresh(target)
    case .dismiss:
      guard let front = finder.tree.presentations.last else {
        throw StepFailure(message: "there is nothing to dismiss: no sheet, popover or dialog is presented")
      }
      guard host.perform(.dismiss, on: front) else {
        throw StepFailure(message: "\(Self.name(of: front)) cannot be dismissed by hand: use one of its buttons")
      }
      return "dismiss \(Self.name(of: front))"
    case .back:
      guard let screen = Self.first(.screen, in: finder.tree.front), host.perform(.back, on: screen) else {
        throw StepFailure(message: "there is no screen to go back from")
      }
      return "back from \(Self.name(of: screen))"
    case .focus(let target):
      return try act("focus", on: target, .focus, preferring: Self.isField)
    default:
      throw StepFailure(message: "\(step.verb.rawValue) is not a step that acts on the screen")
    }
  }

  // MARK: Finding and acting

  /// An element, and what the transcript calls it.
  private struct Found {
    let element: Element
    let name: String
  }

  private func find(_ target: Target, preferring: (Element) -> Bool = { _ in false }) throws(StepFailure) -> Found {
    let element = try finder.one(target, preferring: preferring)
    return Found(element: element, name: Self.name(of: element) + (try containers(of: target)))
  }

  /// ` in Row "Call Ana"`, when the document says what is around the target.
  private func containers(of target: Target) throws(StepFailure) -> String {
    guard let container = target.container else { return "" }
    return " in \(Self.name(of: try finder.one(container)))" + (try containers(of: container))
  }

  private func act(
    _ verb: String, on target: Target, _ action: ElementAction, preferring: (Element) -> Bool
  ) throws(StepFailure) -> String {
    let found = try find(target, preferring: preferring)
    try perform(action, on: found, verb: Self.participle(verb))
    return "\(verb) \(found.name)"
  }

  private func perform(_ action: ElementAction, on found: Found, verb: String) throws(StepFailure) {
    guard found.element.isEnabled else {
      throw StepFailure(message: "\(found.name) is disabled and cannot be \(verb)")
    }
    guard host.perform(action, on: found.element) else {
      throw StepFailure(message: "\(OutlineWriter.line(of: found.element)) cannot be \(verb)")
    }
  }

  private func focusedField() throws(StepFailure) -> Found {
    var found: [Element] = []
    for place in finder.tree.front { Self.collect(place, into: &found) { $0.states.contains(.focused) } }
    guard let field = found.first else {
      throw StepFailure(message: "no field has the keyboard: say which one is submitted")
    }
    return Found(element: field, name: Self.name(of: field))
  }

  private func select(_ label: String, in target: Target?) throws(StepFailure) -> String {
    let control: Found
    if let target {
      control = try find(target)
    } else {
      var found: [Element] = []
      for place in finder.tree.front { Self.collect(place, into: &found) { Self.offersChoice($0.role) } }
      guard found.count == 1 else {
        throw StepFailure(
          message: found.isEmpty
            ? "there is nothing to select from" : "\(found.count) controls offer a choice: say which with \"in\"",
          details: found.map { "  " + OutlineWriter.line(of: $0) }.joined(separator: "\n"))
      }
      control = Found(element: found[0], name: Self.name(of: found[0]))
    }
    guard control.element.isEnabled else { throw StepFailure(message: "\(control.name) is disabled") }
    guard host.perform(.select(label), on: control.element) else {
      throw StepFailure(message: "\(control.name) has no option \(OutlineText.quoted(label))")
    }
    return "select \(OutlineText.quoted(label)) in \(control.name)"
  }

  private func refresh(_ target: Target?) throws(StepFailure) -> String {
    var candidates: [Found] = []
    if let target {
      candidates = [try find(target)]
    } else {
      var found: [Element] = []
      for place in finder.tree.front { Self.collect(place, into: &found) { $0.role == .list || $0.role == .form } }
      candidates = found.map { Found(element: $0, name: Self.name(of: $0)) }
    }
    for found in candidates where host.perform(.refresh, on: found.element) { return "refresh \(found.name)" }
    throw StepFailure(message: "there is nothing to refresh: no list in front is below a refreshable modifier")
  }

  // MARK: Words and kinds

  /// Role and label, without values and states.
  static func name(of element: Element) -> String {
    guard let label = element.label else { return element.role.rawValue }
    return "\(element.role.rawValue) \(OutlineText.quoted(label))"
  }

  private static func participle(_ verb: String) -> String {
    switch verb {
    case "tap": "tapped"
    case "longPress": "pressed"
    case "clear": "cleared"
    case "focus": "focused"
    default: verb + "ed"
    }
  }

  private static func canBeTapped(_ element: Element) -> Bool {
    switch element.role {
    case .button, .link, .toggle, .tab, .menu, .picker, .disclosureGroup: true
    case .row: element.states.contains(.link)
    default: false
    }
  }

  private static func isField(_ element: Element) -> Bool {
    switch element.role {
    case .textField, .secureField, .textEditor, .search: true
    default: false
    }
  }

  private static func offersChoice(_ role: ElementRole) -> Bool {
    switch role {
    case .picker, .menu, .tabBar, .datePicker: true
    default: false
    }
  }

  private static func first(_ role: ElementRole, in elements: [Element]) -> Element? {
    var found: [Element] = []
    for element in elements { collect(element, into: &found) { $0.role == role } }
    return found.first
  }

  private static func collect(_ element: Element, into found: inout [Element], where matches: (Element) -> Bool) {
    if matches(element) { found.append(element) }
    for child in element.children { collect(child, into: &found, where: matches) }
  }
}
