import ScenarioSupport

/// What a step acts on, as a person would point at it.
package struct Target: Hashable, Sendable {
  /// Which of several elements is meant.
  package enum Position: Hashable, Sendable {
    /// The n-th, from 1.
    case index(Int)
    /// The last.
    case last
  }

  /// The role, or nil for any.
  package var role: ElementRole?

  /// The label.
  package var label: TextMatch

  /// The accessibility identifier; nil for any.
  package var id: String?

  /// Which of several matching elements; nil means that exactly one must match.
  package var nth: Position?

  /// The element that contains it; nil for any.
  package var container: Target? {
    get { containers.first }
    set { containers = newValue.map { [$0] } ?? [] }
  }

  /// At most one; an array because a structure cannot hold itself.
  private var containers: [Target] = []

  /// Makes a target.
  package init(
    role: ElementRole? = nil,
    label: TextMatch = .any,
    id: String? = nil,
    nth: Position? = nil,
    in container: Target? = nil
  ) {
    self.role = role
    self.label = label
    self.id = id
    self.nth = nth
    self.container = container
  }
}

extension Target: CustomStringConvertible {
  /// In the outline's words: `Button "Create" in Alert`, `2nd Row containing "Milk"`, `"New note"`.
  package var description: String {
    var words: [String] = []
    switch nth {
    case .index(let number): words.append(Ordinal.text(number))
    case .last: words.append("last")
    case nil: break
    }
    if let role {
      words.append(role.rawValue)
    } else if label == .any {
      words.append("element")
    }
    if label != .any {
      if case .exact = label {
      } else if role == nil {
        words.append("element")
      }
      words.append(label.description)
    }
    if let id { words.append("with id \(id.quoted)") }
    if let container { words.append("in \(container)") }
    return words.joined(separator: " ")
  }
}
