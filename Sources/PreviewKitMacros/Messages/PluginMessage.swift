/// A message from the plugin to the compiler.
enum PluginMessage: Encodable {
  case capability
  case expansion(MacroExpansion)

  private enum CodingKeys: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  private struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      /// The version whose `lexicalContext` and JSON shapes are used here.
      var protocolVersion = 7
    }
    var capability = Capability()
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability: try container.encode(CapabilityResult(), forKey: .getCapabilityResult)
    case .expansion(let expansion): try container.encode(expansion, forKey: .expandMacroResult)
    }
  }
}
