/// A type that `@Entry` can extend.
enum EntryContainer: String, CaseIterable {
  case environmentValues = "EnvironmentValues"
  case focusedValues = "FocusedValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"

  /// The protocol of its keys.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .focusedValues: "FocusedValueKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    }
  }

  /// All of them, for a message.
  static var names: String {
    let names = allCases.map { "'\($0.rawValue)'" }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }

  /// The type that this head of an extension extends, also written `SwiftUI.EnvironmentValues`; nil for others.
  init?(extensionHead syntax: SourceSyntax) {
    let tokens = TokenList(syntax.source)
    guard var index = tokens.indices.first(where: { tokens[$0].is(.word, "extension") }) else { return nil }
    index += 1
    while tokens.token(at: index + 1)?.is(.operator, ".") == true || tokens.token(at: index + 1)?.text == "::" {
      index += 2
    }
    guard let name = tokens.token(at: index), name.kind == .word else { return nil }
    self.init(rawValue: name.text)
  }
}
