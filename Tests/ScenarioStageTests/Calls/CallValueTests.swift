import Foundation
import Testing

@testable import ScenarioDocuments
@testable import ScenarioStage

/// How arguments and results are printed and compared.
@Suite struct CallValueTests {
  private struct Note {
    var title = "Milk"
    var count = 2
  }

  private struct ID: RawRepresentable {
    let rawValue: String
  }

  private enum Sort {
    case count
    case by(field: String, descending: Bool)
    case page(Int)
  }

  private final class Node {
    var next: Node?
    var others: [Node] = []
  }

  private static let values: [(any Sendable, String)] = [
    (true, "true"), (3, "3"), (UInt64.max, "18446744073709551615"), (2.0, "2"), (-0.0, "0"), (0.1, "0.1"),
    (Float(0.1), "0.1"), ("a\"b\n", #""a\"b\n""#), (Int?.none, "nil"), (Int?.some(4), "4"), ([1, 2], "[1, 2]"),
    (["b": 1, "a": 2], "{a: 2, b: 1}"), (Set([3, 1, 2]), "[1, 2, 3]"),
    (URL(string: "https://a.b/c")!, #""https://a.b/c""#),
    (Date(timeIntervalSince1970: 0), #""1970-01-01T00:00:00Z""#), (Data([1, 2]), "2 bytes"),
    (UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")!, "6F9619FF-8B86-D011-B42D-00CF4FC964FF"),
    (Decimal(string: "1.50")!, "1.5"),
  ]

  @Test(arguments: values.indices) func `standard values print alike everywhere`(index: Int) {
    let (value, text) = Self.values[index]
    #expect(CallValue(value).text == text)
  }

  @Test func `structures, enumerations and wrapped values print by what they hold`() {
    #expect(CallValue(Note()).text == #"{title: "Milk", count: 2}"#)
    #expect(CallValue(ID(rawValue: "x")).text == #""x""#)
    #expect(CallValue(Sort.count).text == "count")
    #expect(CallValue(Sort.by(field: "name", descending: true)).text == #"{by: {field: "name", descending: true}}"#)
    #expect(CallValue(Sort.page(2)).text == "{page: {2}}")
    #expect(CallValue((1, "a")).text == #"{1, "a"}"#)
  }

  @Test func `an object is taken apart once, so that cycles end`() {
    let node = Node()
    node.next = node
    node.others = Array(repeating: node, count: 9)
    defer { (node.next, node.others) = (nil, []) }
    #expect(
      CallValue(node).text == "{next: Node, others: [\(Array(repeating: "Node", count: 9).joined(separator: ", "))]}")
  }

  @Test func `no address is printed`() {
    #expect(!CallValue({ (_: Int) in }).text.contains("0x"))
    #expect(!CallValue(NSObject()).text.contains("0x"))
  }

  @Test(arguments: [
    (#"{ "title": "Milk" }"#, true), (#"{ "title": "Milk", "count": 2 }"#, true), (#"{ "count": 2.0 }"#, true),
    (#"{ "count": "2" }"#, false), (#"{ "other": null }"#, false), ("{}", true), ("null", false), ("[]", false),
  ]) func `an object may say less than there is, and nothing else`(json: String, fits: Bool) throws {
    let node = try JSONReader.node(of: json)
    #expect(CallValue(Note()).matches(node) == fits)
  }

  @Test func `a list is compared element by element`() throws {
    #expect(CallValue([1, 2]).matches(try JSONReader.node(of: "[1, 2]")))
    #expect(!CallValue([1, 2]).matches(try JSONReader.node(of: "[1]")))
    #expect(!CallValue([1, 2]).matches(try JSONReader.node(of: "[2, 1]")))
  }

  @Test func `errors have the name of their type and case`() {
    enum Plain: Error {
      case broken
      case coded(Int)
    }
    struct Structured: Error {}
    #expect(ErrorName.of(Plain.broken) == "Plain.broken")
    #expect(ErrorName.of(Plain.coded(2)) == "Plain.coded")
    #expect(ErrorName.of(Structured()) == "Structured")
    #expect(ErrorName.of(DocumentError(name: "teapot", message: "")) == "teapot")
  }
}
