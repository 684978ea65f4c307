import ScenarioDocuments

/// A list of identities for a sentence, which names the first and counts the rest.
struct NameList: Sendable {
  /// How many are named.
  var shown: Int

  func callAsFunction(_ identities: [RunIdentity]) -> String {
    let names = identities.prefix(shown).map(\.description).joined(separator: ", ")
    return identities.count > shown ? "\(names) and \(identities.count - shown) more" : names
  }
}
