import Foundation
import PreviewKit
import ScenarioDocuments
import ScenarioSupport

extension CallValue {
  /// As the transcript prints it.
  var text: String {
    switch self {
    case .null: "nil"
    case .bool(let value): value ? "true" : "false"
    case .integer(let digits): digits
    case .real(let value): NumberWords.text(value)
    case .string(let string): OutlineText.quoted(string)
    case .word(let word): word
    case .identifier(let id): id.uuidString
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .record(let members): "{" + Self.text(of: members) + "}"
    }
  }

  /// Text without quotes around strings.
  var plainText: String {
    if case .string(let string) = self { string } else { text }
  }

  static func text(of members: [Member]) -> String {
    members.map { $0.name.isEmpty ? $0.value.text : "\($0.name): \($0.value.text)" }.joined(separator: ", ")
  }

  /// Whether the value has everything that `expected` says. Objects may have more than is asked for.
  func matches(_ expected: JSONNode) -> Bool {
    switch self {
    case .null: return expected.isNull
    case .bool(let value): return expected.bool == value
    case .integer(let digits):
      guard let number = expected.number else { return false }
      return number.literal == digits || Double(digits).map { $0 == number.double } ?? false
    case .real(let value): return expected.number?.double == value
    case .string(let string): return expected.string == string
    case .word(let word): return expected.string == word
    case .identifier(let id): return expected.string?.lowercased() == id.uuidString.lowercased()
    case .list(let values):
      guard let array = expected.array, array.count == values.count else { return false }
      return zip(values, array).allSatisfy { $0.matches($1) }
    case .record(let members):
      guard let object = expected.object else {
        // A record of one unnamed value is that value.
        return members.count == 1 && members[0].name.isEmpty && members[0].value.matches(expected)
      }
      return object.members.allSatisfy { wanted in
        wanted.key == "note"
          || members.contains { $0.name == wanted.key && $0.value.matches(wanted.value) }
      }
    }
  }
}
