import Foundation
import FoundationXML

/// An element of XML that a parser took.
final class ParsedXML {
  let name: String
  let attributes: [String: String]
  private(set) var children: [ParsedXML] = []
  private(set) var text = ""

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The root element; nil when the text is not well-formed.
  static func parse(_ text: String) -> ParsedXML? {
    let builder = Builder()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = builder
    return parser.parse() ? builder.root : nil
  }

  /// All elements with a name, at any depth.
  func all(_ name: String) -> [ParsedXML] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: ParsedXML?
    var open: [ParsedXML] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = ParsedXML(name: name, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
  }
}
