import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Checks what `expect` steps want.
@MainActor
struct ExpectationChecker {
  let finder: ElementFinder
  /// Gives the UUIDs in an outline the names that the snapshot gives them.
  var naming: (String) -> String = { $0 }

  func check(_ target: Target, _ expectation: ElementExpectation) throws(StepFailure) {
    let found = try finder.all(target)
    if let count = expectation.count {
      guard found.count == count else {
        throw StepFailure(
          message: "expected \(count) of \(target), found \(found.count)", details: Self.list(found, in: finder))
      }
      if count == 0 { return }
    }
    if expectation.states.contains(.absent) {
      guard let first = found.first else { return }
      throw StepFailure(message: "expected no \(target), and it is there: \(OutlineWriter.line(of: first))")
    }
    if found.isEmpty { throw finder.absent(target) }
    let failures = try found.map { element throws(StepFailure) in try failure(of: element, expectation) }
    guard let failure = failures.compactMap(\.self).first else { return }
    // With several that fit, it is enough that the document could have meant one of them only if it says which.
    if found.count > 1, failures.contains(where: { $0 == nil }), expectation.count == nil {
      if expectation.isPresenceOnly { return }
      throw StepFailure(
        message:
          "\(found.count) elements fit \(target), and not all are as expected: say which by a role, \"in\", \"id\" or \"nth\"",
        details: Self.list(found, in: finder))
    }
    let isAboutText = expectation.text != nil || expectation.outline != nil
    throw StepFailure(
      message: "expected \(target) \(failure)",
      details: isAboutText ? Excerpt.lines(of: "found:\n" + outline(of: found), most: 40) : Self.list(found, in: finder)
    )
  }

  private static func list(_ found: [Element], in finder: ElementFinder) -> String? {
    guard !found.isEmpty else { return finder.absent(Target()).details }
    return "found: " + found.prefix(12).map { OutlineWriter.line(of: $0) }.joined(separator: "\n       ")
  }

  /// The outlines of elements, one below the other.
  private func outline(of elements: [Element]) -> String {
    var writer = OutlineWriter()
    for element in elements { writer.write(element, depth: 1) }
    return naming(writer.text)
  }

  /// What is not as expected, or nil.
  private func failure(of element: Element, _ expectation: ElementExpectation) throws(StepFailure) -> String? {
    for state in expectation.states where !Self.holds(state, of: element) { return "to be \(state.rawValue)" }
    if let value = expectation.value {
      let matches = try TextMatcher(value).matches(element.value ?? "")
      if !matches || element.value == nil {
        return "to have the value \(value), found \(element.value.map(OutlineText.quoted) ?? "none")"
      }
    }
    if let text = expectation.text {
      let matcher = try TextMatcher(text)
      if !Self.texts(of: element).contains(where: matcher.matches) { return "to have the text \(text)" }
    }
    if let pattern = expectation.outline {
      var matcher = try OutlineMatcher(pattern, outline: outline(of: [element]))
      if !matcher.isFound() { return "to read \(matcher.shortcoming)" }
    }
    return nil
  }

  /// The texts of the element and of everything inside it.
  private static func texts(of element: Element) -> [String] {
    element.texts + element.children.flatMap { texts(of: $0) }
  }

  private static func holds(_ state: ElementExpectation.State, of element: Element) -> Bool {
    switch state {
    case .present, .visible: true
    case .absent: false
    case .enabled: element.isEnabled
    case .disabled: !element.isEnabled
    case .focused: element.states.contains(.focused)
    case .unfocused: !element.states.contains(.focused)
    case .selected: element.states.contains(.selected)
    case .unselected: !element.states.contains(.selected)
    case .on: element.value == "on"
    case .off: element.value == "off"
    case .mixed: element.states.contains(.mixed)
    case .expanded: element.states.contains(.expanded)
    case .collapsed: element.states.contains(.collapsed)
    case .empty: element.children.isEmpty && (element.value ?? "").isEmpty
    case .link: element.states.contains(.link)
    case .heading: element.states.contains(.heading)
    case .cancel: element.states.contains(.cancel)
    case .destructive: element.states.contains(.destructive)
    case .redacted: element.states.contains(.redacted)
    case .strikethrough: element.states.contains(.strikethrough)
    }
  }

  /// Checks what `expectCalls` steps want of `calls`.
  nonisolated static func check(_ expectation: CallsExpectation, against calls: [CallRecorder.Call]) throws(StepFailure)
  {
    var rest = calls
    for wanted in expectation.calls {
      let fits: (CallRecorder.Call) -> Bool = { call in
        call.action == wanted.action && (wanted.arguments.map { call.arguments.matches($0) } ?? true)
      }
      let what = "\(wanted.action)\(wanted.arguments.map { " with \($0.compactText)" } ?? "")"
      if let count = wanted.count {
        let found = calls.count(where: fits)
        guard found == count else {
          throw StepFailure(
            message: "expected \(count) \(count == 1 ? "call" : "calls") of \(what), found \(found)",
            details: list(calls))
        }
      }
      for _ in 0..<(wanted.count ?? 1) {
        guard let index = rest.firstIndex(where: fits) else {
          let order = expectation.isOrdered && calls.contains(where: fits) ? " after those before it in the list" : ""
          throw StepFailure(message: "expected a call of \(what)\(order)", details: list(calls))
        }
        if expectation.isOrdered { rest.removeSubrange(...index) } else { rest.remove(at: index) }
      }
    }
    if expectation.calls.isEmpty, !calls.isEmpty {
      throw StepFailure(message: "expected no calls", details: list(calls))
    }
    if expectation.isExact, let extra = rest.first {
      throw StepFailure(message: "expected no other calls, found \(extra.line)", details: list(calls))
    }
  }

  private nonisolated static func list(_ calls: [CallRecorder.Call]) -> String {
    guard !calls.isEmpty else { return "no action was called since the last expectCalls step" }
    return "called: " + calls.map(\.line).joined(separator: "\n        ")
  }
}
