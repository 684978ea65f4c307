/// `@Entry var x: T = v` in `extension EnvironmentValues` and its like: a key of its own, and accessors that use it.
enum EntryMacro {
  static func expansion(of request: MacroExpansionRequest) -> MacroExpansion {
    let isAccessor = request.macroRole == "accessor"
    guard let syntax = request.declSyntax else { return MacroExpansion(expandedSource: "") }
    do {
      let (variable, container) = try checkedVariable(in: syntax, context: request.lexicalContext)
      return MacroExpansion(expandedSource: isAccessor ? accessors(of: variable) : key(of: variable, in: container))
    } catch {
      // Both roles see the same mistake: it is reported once.
      guard isAccessor else { return MacroExpansion(expandedSource: "") }
      // Without any accessors, the compiler would report the same mistake again, in other words.
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
  private static func key(of variable: VariableDeclaration, in container: EntryContainer) -> String {
    // The key must live where the variable does, so that the default may use what the variable's actor may use.
    let actors = variable.globalActors.map { $0 + " " }.joined()
    let isNonisolated = variable.modifiers.contains { $0.text == "nonisolated" }
    let availability = variable.availability.map { $0 + "\n" }.joined()
    let head =
      "\(availability)\(actors)\(isNonisolated ? "nonisolated " : "")private struct \(keyName(of: variable)): "
      + "\(actors)PreviewKit.\(container.keyProtocol)"
    return "\(head) {\n  \(requirement(of: variable, in: container))\n}"
  }

  /// The requirement of the key's protocol.
  private static func requirement(of variable: VariableDeclaration, in container: EntryContainer) -> String {
    let value = variable.initializerText ?? "nil"
    switch (container, variable.typeText) {
    case (.focusedValues, let type?):
      return "typealias Value = \(type.dropLast())"
    // The key's value type cannot be inferred from a `T!`.
    case (.environmentValues, let type?), (.transaction, let type?), (.containerValues, let type?):
      return "static var defaultValue: \(type.hasSuffix("!") ? type.dropLast() + "?" : type) { \(value) }"
    case (_, nil):
      // Only the compiler knows the type, so a second macro turns the stored property into a computed one.
      return "@PreviewKit.__EntryDefaultValue static var defaultValue = \(value)"
    }
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
  ) throws(MacroDiagnostic) -> (VariableDeclaration, EntryContainer) {
    guard let variable = VariableDeclaration(syntax.source) else {
      let tokens = TokenList(syntax.source)
      throw MacroDiagnostic(
        "'@Entry' can only be attached to a variable", at: tokens.byteRange(tokens.indices), in: syntax)
    }
    func mistake(_ message: String, _ token: Token) -> MacroDiagnostic {
      MacroDiagnostic(message, at: token.range, in: syntax)
    }
    // An older compiler sends no context; then the place cannot be checked.
    guard let container = context.map({ $0.first.flatMap(EntryContainer.init(extensionHead:)) }) ?? .environmentValues
    else {
      throw mistake("'@Entry' can only be used in an extension of \(EntryContainer.names)", variable.name)
    }
    if variable.introducer.text == "let" {
      throw mistake("'@Entry' needs a 'var': the value can be replaced", variable.introducer)
    }
    if let modifier = variable.modifiers.first(where: {
      ["static", "class", "lazy", "weak", "unowned"].contains($0.text)
    }) {
      throw mistake("'@Entry' cannot be attached to a '\(modifier.text)' variable", modifier)
    }
    if let accessors = variable.accessors {
      throw mistake(
        "'@Entry' writes the accessors of '\(variable.bareName)'; remove these",
        variable.tokens[accessors.lowerBound])
    }
    if let comma = variable.secondNameComma {
      throw mistake("'@Entry' can only be attached to a single variable", comma)
    }
    switch container {
    case .focusedValues: try checkFocusedValue(variable, mistake)
    case .environmentValues, .transaction, .containerValues:
      if variable.initializer == nil, !variable.hasOptionalType {
        let message =
          variable.type == nil
          ? "'@Entry' needs a default value: 'var \(variable.name.text) = …'"
          : "'@Entry' needs a default value: add '= …', or make the type optional"
        throw mistake(message, variable.name)
      }
    }
    return (variable, container)
  }

  /// A focused value is there only while its view has the focus, so it has no default but nil.
  private static func checkFocusedValue(
    _ variable: VariableDeclaration, _ mistake: (String, Token) -> MacroDiagnostic
  ) throws(MacroDiagnostic) {
    guard variable.hasOptionalType else {
      throw mistake(
        "'@Entry' in 'FocusedValues' needs an optional type: 'var \(variable.name.text): T?'; "
          + "without a focused view the value is nil", variable.name)
    }
    if let initializer = variable.initializer, variable.initializerText != "nil" {
      throw mistake(
        "'@Entry' in 'FocusedValues' has no default value but nil; remove '= …'",
        variable.tokens[initializer.lowerBound])
    }
  }
}
