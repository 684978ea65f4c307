/// The words that identities are made of: `[a-z0-9][a-z0-9-]*`.
enum Slug {
  /// Whether a text is such a word.
  static func isValid(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
  }

  /// What to do about a text that is none.
  static let hint = "use small letters a-z, digits and \"-\" only, and no \"-\" at the start"
}
