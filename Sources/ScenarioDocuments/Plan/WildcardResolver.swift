/// Knows which actions a `*` stands for: all that can do what it says.
final class WildcardResolver {
  static let name = "*"
  private let actions: [(name: String, action: CatalogIndex.Action)]
  private var known: [SourceLocation: [String]] = [:]

  init(_ catalog: CatalogIndex) {
    actions = catalog.actions.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// The actions that can give all of these answers.
  ///
  /// - Parameter location: where the `*` was written, by which the result is remembered.
  func actions(for answers: ActionAnswers, at location: SourceLocation) -> [String] {
    if let names = known[location] { return names }
    let names = actions.filter { entry in answers.all.allSatisfy { entry.action.canGive($0) } }.map(\.name)
    known[location] = names
    return names
  }
}

extension CatalogIndex.Action {
  fileprivate func canGive(_ answer: ActionAnswer) -> Bool {
    if let after = answer.after, after > .zero, !canWait { return false }
    switch answer.outcome {
    case .returns(let node): return checkReturn(node).allSatisfy { $0.severity != .error }
    case .throws: return canThrow
    case .use(let name): return implementations.contains(name)
    case .never: return canWait
    }
  }
}
