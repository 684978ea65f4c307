/// `@Previewable` marks a variable for `#Preview`, which moves it; alone it adds nothing and only checks its place.
enum PreviewableMacro {
  static func expansion(of request: MacroExpansionRequest) -> MacroExpansion {
    guard let syntax = request.declSyntax else { return MacroExpansion(expandedSource: "") }
    return MacroExpansion(
      expandedSource: "", diagnostics: mistake(in: syntax, context: request.lexicalContext).map { [$0] } ?? [])
  }

  private static func mistake(in syntax: SourceSyntax, context: [SourceSyntax]?) -> MacroDiagnostic? {
    guard let variable = VariableDeclaration(syntax.source) else {
      let tokens = TokenList(syntax.source)
      return MacroDiagnostic(
        "'@Previewable' can only be attached to a variable", at: tokens.byteRange(tokens.indices), in: syntax)
    }
    // An older compiler sends no context; then the place cannot be checked.
    guard let context, !isBodyOfPreview(context) else { return nil }
    return MacroDiagnostic(
      "'@Previewable' can only be used at the top level of the body of a '#Preview'", at: variable.name.range,
      in: syntax)
  }

  /// Innermost is the closure, around it the use of `#Preview`.
  private static func isBodyOfPreview(_ context: [SourceSyntax]) -> Bool {
    guard context.count == 2, TokenList(context[0].source).token(at: 0)?.is(.open, "{") == true else { return false }
    let preview = TokenList(context[1].source)
    guard let start = preview.indices.first(where: { preview[$0].kind == .poundWord }) else { return false }
    return preview[start].text == "#Preview" || preview.token(at: start + 2)?.text == "Preview"
  }
}
