/// One use of a macro that the compiler wants expanded.
struct MacroExpansionRequest: Decodable {
  struct Macro: Decodable {
    /// The second argument of `#externalMacro`.
    var typeName: String
  }

  var macro: Macro
  /// `accessor`, `peer`, `declaration` …
  var macroRole: String?
  /// The mangled name of this expansion, unique in the module.
  var discriminator: String
  /// What encloses the use, innermost first, with its members left out.
  var lexicalContext: [SourceSyntax]?
  /// The use of a freestanding macro.
  var syntax: SourceSyntax?
  /// The declaration that an attached macro stands on.
  var declSyntax: SourceSyntax?
}
