import Foundation

/// Answers the compiler's messages until it closes the pipe.
struct PluginServer {
  var channel: MessageChannel

  func run() {
    while let message = channel.receive() {
      do {
        try channel.send(JSONEncoder().encode(Self.answer(to: message)))
      } catch {
        // Without an answer the compiler would wait forever. When the plugin ends, it reports the macro.
        FileHandle.standardError.write(Data("PreviewKitMacros: \(error)\n".utf8))
        return
      }
    }
  }

  static func answer(to message: Data) throws -> PluginMessage {
    switch try JSONDecoder().decode(HostMessage.self, from: message) {
    case .getCapability: .capability
    case .expand(let request): .expansion(expansion(of: request))
    case .unknown(let name): throw UnknownMessage(description: "the compiler sent an unknown message: \(name)")
    }
  }

  static func expansion(of request: MacroExpansionRequest) -> MacroExpansion {
    switch request.macro.typeName {
    case "EntryMacro": EntryMacro.expansion(of: request)
    case "EntryDefaultValueMacro": EntryDefaultValueMacro.expansion(of: request)
    case "PreviewMacro": PreviewMacro.expansion(of: request)
    case "PreviewableMacro": PreviewableMacro.expansion(of: request)
    case let name:
      MacroExpansion(
        expandedSource: "",
        diagnostics: (request.syntax ?? request.declSyntax).map {
          [MacroDiagnostic("PreviewKitMacros has no macro '\(name)'", at: 0..<0, in: $0)]
        } ?? [])
    }
  }

  private struct UnknownMessage: Error, CustomStringConvertible {
    var description: String
  }
}
