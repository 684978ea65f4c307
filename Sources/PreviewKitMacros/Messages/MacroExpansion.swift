/// The result of one expansion.
struct MacroExpansion: Encodable {
  /// Swift source. Empty for macros that only mark a declaration.
  var expandedSource: String
  var diagnostics: [MacroDiagnostic] = []
}
