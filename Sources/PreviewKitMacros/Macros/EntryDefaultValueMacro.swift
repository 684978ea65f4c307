/// `@__EntryDefaultValue static var defaultValue = v`: the same property, computed, with the type that the compiler found for `v`.
enum EntryDefaultValueMacro {
  static func expansion(of request: MacroExpansionRequest) -> MacroExpansion {
    guard let syntax = request.declSyntax, let value = VariableDeclaration(syntax.source)?.initializerText else {
      return MacroExpansion(
        expandedSource: "",
        diagnostics: request.declSyntax.map {
          [MacroDiagnostic("'@__EntryDefaultValue' is for the keys that '@Entry' makes", at: 0..<0, in: $0)]
        } ?? [])
    }
    return MacroExpansion(expandedSource: "{\n  get { \(value) }\n}")
  }
}
