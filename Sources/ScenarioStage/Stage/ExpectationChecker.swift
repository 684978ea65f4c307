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
    let found = try StepFailure.rethrowing { () throws(ActionError) in try finder.all(target) }
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
    if found.isEmpty { throw StepFailure(finder.absent(target)) }
    let matcher = try ExpectationMatcher(expectation)
    let differences = found.map { matcher.difference(of: $0, outline: outline) }
    guard let index = differences.firstIndex(where: { $0 != nil }), let difference = differences[index] else { return }
    // Several elements may match if all are as expected. If not, the document must say which one it means.
    if found.count > 1, differences.contains(where: { $0 == nil }), expectation.count == nil {
      if expectation.isPresenceOnly { return }
      throw StepFailure(
        message:
          "\(found.count) elements fit \(target), and not all are as expected: say which by a role, \"in\", \"id\" or \"nth\"",
        details: Self.list(found, in: finder))
    }
    let words = ExpectationMatcher.words(of: difference, outline: outline([found[index]]))
    let isAboutText = expectation.text != nil || expectation.outline != nil
    throw StepFailure(
      message: "expected \(target) \(words)",
      details: isAboutText ? Excerpt.lines(of: "found:\n" + outline(found), most: 40) : Self.list(found, in: finder)
    )
  }

  private static func list(_ found: [Element], in finder: ElementFinder) -> String? {
    guard !found.isEmpty else { return finder.absent(Target()).details }
    return "found: " + found.prefix(12).map { OutlineWriter.line(of: $0) }.joined(separator: "\n       ")
  }

  /// The outlines of elements, one below the other.
  private func outline(_ elements: [Element]) -> String {
    var writer = OutlineWriter()
    for element in elements { writer.write(element, depth: 1) }
    return naming(writer.text)
  }
}
