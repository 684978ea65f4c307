/// A request of the compiler. The keys are those of its plugin protocol; unused ones are not decoded.
enum HostMessage: Decodable {
  case getCapability
  case expand(MacroExpansionRequest)
  /// A message of a protocol version that we do not know.
  case unknown(String)

  private enum CodingKeys: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.getCapability) {
      self = .getCapability
    } else if container.contains(.expandFreestandingMacro) {
      self = .expand(try container.decode(MacroExpansionRequest.self, forKey: .expandFreestandingMacro))
    } else if container.contains(.expandAttachedMacro) {
      self = .expand(try container.decode(MacroExpansionRequest.self, forKey: .expandAttachedMacro))
    } else {
      let names = try decoder.container(keyedBy: AnyName.self).allKeys.map(\.stringValue).sorted()
      self = .unknown(names.joined(separator: ", "))
    }
  }

  private struct AnyName: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
