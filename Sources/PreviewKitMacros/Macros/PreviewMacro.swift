/// `#Preview("name", traits: …) { … }`: a private type that makes the preview, which `PreviewRegistry` finds at run time
/// by its conformance.
enum PreviewMacro {
  static func expansion(of request: MacroExpansionRequest) -> MacroExpansion {
    guard let syntax = request.syntax, let invocation = PreviewInvocation(syntax.source) else {
      return MacroExpansion(expandedSource: "")
    }
    // The compiler has complained about a bracket that is not closed; half an expansion would only add to it.
    guard invocation.tokens.hasBalancedBrackets else { return MacroExpansion(expandedSource: "") }
    let mark = invocation.tokens[invocation.start]
    guard request.lexicalContext?.isEmpty != false else {
      return MacroExpansion(
        expandedSource: "",
        diagnostics: [MacroDiagnostic("'#Preview' can only be used at file scope", at: mark.range, in: syntax)])
    }
    return MacroExpansion(
      expandedSource: source(
        of: invocation,
        in: syntax,
        holder: uniqueName("preview", discriminator: request.discriminator)))
  }

  private static func source(
    of invocation: PreviewInvocation,
    in syntax: SourceSyntax,
    holder: String
  ) -> String {
    let tokens = invocation.tokens
    var arguments = tokens.text(invocation.arguments)
    var content = ""
    if let closure = invocation.closure {
      let body = PreviewBody(closure: closure, in: tokens)
      if !body.variables.isEmpty {
        let bytes = tokens.byteRange(invocation.arguments)
        let closureBytes = tokens.byteRange(closure)
        arguments =
          tokens.slice(bytes.lowerBound..<closureBytes.lowerBound) + "{ __PreviewContent() }"
          + tokens.slice(closureBytes.upperBound..<bytes.upperBound)
        content = self.content(of: body)
      }
    }
    let (line, column) = position(of: invocation, in: syntax)
    return """
      nonisolated private enum \(holder): PreviewKit._PreviewDeclaration {
      \(content)  nonisolated static var _fileID: Swift.String { \(literal(syntax.location.fileID)) }
        nonisolated static var _line: Swift.Int { \(line) }
        nonisolated static var _column: Swift.Int { \(column) }
        @MainActor static func _makePreview() -> PreviewKit.Preview {
          PreviewKit.Preview\(arguments)
        }
      }
      """
  }

  /// The view that holds what `@Previewable` marked. Its name must not hide one that the body uses.
  private static func content(of body: PreviewBody) -> String {
    """
      struct __PreviewContent: PreviewKit.View {
        \(body.variables.joined(separator: "\n    "))
        var body: some PreviewKit.View {\(body.statements)
        }
      }

    """
  }

  /// A name in the form of `MacroExpansionContext.makeUniqueName`, which needs no declaring in the macro's `names:`.
  private static func uniqueName(_ name: String, discriminator: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }

  /// The syntax starts with the blanks and comments before `#Preview`; the preview's place is that of the `#`.
  private static func position(of invocation: PreviewInvocation, in syntax: SourceSyntax) -> (line: Int, column: Int) {
    let start = invocation.tokens[invocation.start].range.lowerBound
    let before = invocation.tokens.utf8.prefix(start)
    let newline = UInt8(ascii: "\n")
    guard let last = before.lastIndex(of: newline) else {
      return (syntax.location.line, syntax.location.column + start)
    }
    return (syntax.location.line + before.count { $0 == newline }, start - last)
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : String($1) }
    return "\"\(escaped)\""
  }
}
