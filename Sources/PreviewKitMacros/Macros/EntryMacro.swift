/// `@Entry var x: T = v` in `extension EnvironmentValues`: a key of its own, and accessors that use it.
enum EntryMacro {
  static func expansion(of request: MacroExpansionRequest) -> MacroExpansion {
    let isAccessor = request.macroRole == "accessor"
    guard let syntax = request.declSyntax else { return MacroExpansion(expandedSource: "") }
    do {
      let variable = try checkedVariable(in: syntax, context: request.lexicalContext)
      return MacroExpansion(expandedSource: isAccessor ? accessors(of: variable) : key(of: variable))
    } catch {
      // Both roles see the same mistake: it is reported once.
      guard isAccessor else { return MacroExpansion(expandedSource: "") }
      // Accessors of some kind keep the compiler from complaints that would only repeat it in other words.
      let hasGetter = VariableDeclaration(syntax.source).map { $0.accessors != nil && $0.initializer == nil } == true
      return MacroExpansion(
        expandedSource: hasGetter ? "" : "{\n  get { fatalError() }\n  set {}\n}", diagnostics: [error])
    }
  }

  private static func accessors(of variable: VariableDeclaration) -> String {
    let key = keyName(of: variable)
    return """
      {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
      }
      """
  }

  /// The default is computed: a stored one would have to be Sendable, and would be shared by everything in the process.
  private static func key(of variable: VariableDeclaration) -> String {
    // The key must live where the variable does, so that the default may use what the variable's actor may use.
    let isNonisolated = variable.modifiers.contains { $0.text == "nonisolated" }
    let isolation = variable.globalActor.map { $0 + " " } ?? (isNonisolated ? "nonisolated " : "")
    let conformance = (variable.globalActor.map { $0 + " " } ?? "") + "PreviewKit.EnvironmentKey"
    let head = "\(isolation)private struct \(keyName(of: variable)): \(conformance)"
    let property =
      // The key's value type cannot be inferred from a `T!`.
      if let type = variable.typeText.map({ $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }) {
        "static var defaultValue: \(type) { \(variable.initializerText ?? "nil") }"
      } else {
        // Only the compiler knows the type, so a second macro turns the stored property into a computed one.
        "@PreviewKit.__EntryDefaultValue static var defaultValue = \(variable.initializerText ?? "nil")"
      }
    return "\(head) {\n  \(property)\n}"
  }

  private static func keyName(of variable: VariableDeclaration) -> String {
    let name = "__Key_\(variable.bareName)"
    // A raw identifier may hold blanks.
    return Lexer.tokens(of: name).count == 1 ? name : "`\(name)`"
  }
}

// MARK: - Misuse

extension EntryMacro {
  private static func checkedVariable(
    in syntax: SourceSyntax,
    context: [SourceSyntax]?
  ) throws(MacroDiagnostic) -> VariableDeclaration {
    guard let variable = VariableDeclaration(syntax.source) else {
      let tokens = TokenList(syntax.source)
      throw MacroDiagnostic(
        "'@Entry' can only be attached to a variable", at: tokens.byteRange(tokens.indices), in: syntax)
    }
    func mistake(_ message: String, at token: Token) -> MacroDiagnostic {
      MacroDiagnostic(message, at: token.range, in: syntax)
    }
    // An older compiler sends no context; then the place is taken on trust.
    if let context, context.first.map(isEnvironmentValuesExtension) != true {
      throw mistake("'@Entry' can only be used in an extension of 'EnvironmentValues'", at: variable.name)
    }
    if variable.introducer.text == "let" {
      throw mistake("'@Entry' needs a 'var': an environment value can be replaced", at: variable.introducer)
    }
    if let modifier = variable.modifiers.first(where: {
      ["static", "class", "lazy", "weak", "unowned"].contains($0.text)
    }) {
      throw mistake("'@Entry' cannot be attached to a '\(modifier.text)' variable", at: modifier)
    }
    if let accessors = variable.accessors {
      throw mistake(
        "'@Entry' writes the accessors of '\(variable.bareName)'; remove these",
        at: variable.tokens[accessors.lowerBound])
    }
    if let comma = variable.secondNameComma {
      throw mistake("'@Entry' can only be attached to a single variable", at: comma)
    }
    if variable.initializer == nil, !variable.hasOptionalType {
      let message =
        variable.type == nil
        ? "'@Entry' needs a default value: 'var \(variable.name.text) = …'"
        : "'@Entry' needs a default value: add '= …', or make the type optional"
      throw mistake(message, at: variable.name)
    }
    return variable
  }

  /// Whether the text is the head of an extension of `EnvironmentValues`, also written `SwiftUI.EnvironmentValues`.
  private static func isEnvironmentValuesExtension(_ syntax: SourceSyntax) -> Bool {
    let tokens = TokenList(syntax.source)
    guard var index = tokens.indices.first(where: { tokens[$0].is(.word, "extension") }) else { return false }
    index += 1
    while tokens.token(at: index + 1)?.is(.operator, ".") == true || tokens.token(at: index + 1)?.text == "::" {
      index += 2
    }
    return tokens.token(at: index)?.is(.word, "EnvironmentValues") == true
  }
}
