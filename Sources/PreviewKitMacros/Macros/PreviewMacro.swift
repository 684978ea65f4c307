/// `#Preview("name", traits: …) { … }`: a function that makes the preview, and a constant in a section of the binary
/// that leads to it, where `PreviewRegistry` finds it at run time.
enum PreviewMacro {
  static func expansion(of request: MacroExpansionRequest) -> MacroExpansion {
    guard let syntax = request.syntax, let invocation = PreviewInvocation(syntax.source) else {
      return MacroExpansion(expandedSource: "")
    }
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
      nonisolated private enum \(holder) {
      \(content)  nonisolated static func __fill(_ out: Swift.UnsafeMutableRawPointer) {
          unsafe PreviewKit._fillPreview(out, fileID: \(literal(syntax.location.fileID)), line: \(line), column: \(column)) {
            PreviewKit.Preview\(arguments)
          }
        }
        @section("pk_previews") @used
        nonisolated static let __record: (
          Swift.UInt32, Swift.UInt32, @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void, Swift.UInt
        ) = (0x7072_6576, 0, { out in unsafe \(holder).__fill(out) }, 0)
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
