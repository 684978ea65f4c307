import Foundation
import Testing

@testable import ScenarioStage

/// Names of UUIDs in a text.
@Suite struct IdentifierNamesTests {
  private static let ana = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
  private static let ben = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"

  private static func identifier(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  @Test(arguments: [
    ("", ""), ("no-identifier-at-all", "no-identifier-at-all"), ("id \(ana)", "id uuid-1"),
    ("\(ana)", "uuid-1"), ("\(ana)\(ben)", "uuid-1uuid-2"),
    ("\(ben), \(ana.lowercased()), \(ben)", "uuid-1, uuid-2, uuid-1"),
    ("\(ana) \(ana.lowercased())", "uuid-1 uuid-1"), ("a-b-\(ana)-c", "a-b-uuid-1-c"),
    ("é—\(ana)—ü", "é—uuid-1—ü"), ("\(ana.dropLast())", "\(ana.dropLast())"),
    ("\(ana.replacing("4F89", with: "4G89"))", "\(ana.replacing("4F89", with: "4G89"))"),
  ]) func `each UUID has one name, however it is written`(text: String, named: String) {
    var names = IdentifierNames(given: [])
    #expect(names.named(text) == named)
  }

  @Test func `names stay from one text to the next, and those that documents give have none`() {
    var names = IdentifierNames(given: ["a \(Self.ana.lowercased()) b"])
    #expect(names.named("\(Self.ana) \(Self.ben)") == "\(Self.ana) uuid-1")
    #expect(names.named("\(Self.identifier(1)) \(Self.ben)") == "uuid-2 uuid-1")
  }

  /// A pass over the text for each of them would read two terabytes.
  @Test func `a text with very many UUIDs is read once`() {
    let count = 200_000
    let text = (1...count).map(Self.identifier).joined(separator: "\n")
    var names = IdentifierNames(given: [])
    let named = names.named(text).split(separator: "\n")
    #expect(named.count == count)
    #expect(named.first == "uuid-1")
    #expect(named.last == "uuid-\(count)")
  }
}
