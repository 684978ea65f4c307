import ScenarioSupport

/// Decides whether an element is what a target describes.
@MainActor
struct ElementMatcher {
  private let role: ElementRole?
  private let id: String?
  private let label: TextMatcher

  init(_ target: Target) throws(ActionError) {
    role = target.role
    id = target.id
    label = try TextMatcher(target.label)
  }

  func matches(_ element: Element) -> Bool {
    if let role, element.role != role { return false }
    if let id, element.identifier != id { return false }
    return label.isAny || texts(of: element).contains(where: label.matches)
  }

  /// A row is known by any of its texts, everything else by its label, in words or as its localisation key.
  private func texts(of element: Element) -> [String] {
    var texts = element.texts
    if element.role != .row, texts.count > 1 { texts.append(texts.joined(separator: ", ")) }
    if let key = element.labelKey { texts.append(key) }
    return texts
  }
}

/// Compares texts as a document asks for; every kind of no-break or thin space is a space.
package struct TextMatcher {
  private enum Kind {
    case any
    case exact(String)
    case contains(String)
    case matches(Regex<AnyRegexOutput>)
  }

  private let kind: Kind

  package init(_ match: TextMatch) throws(ActionError) {
    switch match {
    case .any: kind = .any
    case .exact(let text): kind = .exact(OutlineText.normalised(text))
    case .contains(let text): kind = .contains(OutlineText.normalised(text))
    case .matches(let pattern):
      do {
        kind = .matches(try Regex(pattern))
      } catch {
        throw ActionError(.refused, "\(pattern.quoted) is not a regular expression: \(error)")
      }
    }
  }

  package var isAny: Bool { if case .any = kind { true } else { false } }

  package func matches(_ text: String) -> Bool {
    let text = OutlineText.normalised(text)
    switch kind {
    case .any: return true
    case .exact(let wanted): return text == wanted
    case .contains(let part): return text.contains(part)
    case .matches(let regex): return text.contains(regex)
    }
  }
}
