/// A `var` or `let` with one name, and its parts. The ranges are those of tokens.
struct VariableDeclaration {
  var tokens: TokenList
  var modifiers: [Token] = []
  /// `var` or `let`.
  var introducer: Token
  var nameIndex: Int
  var type: Range<Int>?
  var initializer: Range<Int>?
  /// The braces of accessors or observers.
  var accessors: Range<Int>?
  /// The attributes, each with its `@` and its arguments.
  var attributes: [String] = []

  /// Nil when the source is not a variable with a plain name.
  init?(_ source: String) {
    let tokens = TokenList(source)
    var index = 0
    var modifiers: [Token] = []
    var attributes: [String] = []
    while let token = tokens.token(at: index), !(token.kind == .word && ["var", "let"].contains(token.text)) {
      if token.is(.punctuation, "@") {
        let end = tokens.indexAfterAttribute(at: index)
        attributes.append(tokens.text(index..<end))
        index = end
      } else if token.kind == .word {
        modifiers.append(token)
        index += 1
      } else if token.is(.open, "(") {
        index = tokens.indexAfterBracket(at: index)
      } else {
        return nil
      }
    }
    guard let introducer = tokens.token(at: index), let name = tokens.token(at: index + 1), name.kind == .word else {
      return nil
    }
    self.tokens = tokens
    self.modifiers = modifiers
    self.attributes = attributes
    self.introducer = introducer
    nameIndex = index + 1
    readRest(from: index + 2)
  }

  private mutating func readRest(from start: Int) {
    var index = start
    if tokens.token(at: index)?.is(.punctuation, ":") == true {
      index = readType(from: index + 1)
    }
    if let token = tokens.token(at: index), token.is(.operator, "=") {
      initializer = index + 1..<tokens.count
      splitObservers()
    } else if let token = tokens.token(at: index), token.is(.open, "{") {
      accessors = index..<tokens.count
    }
  }

  /// The type reaches to a `=` or a brace.
  private mutating func readType(from start: Int) -> Int {
    var index = start
    while let token = tokens.token(at: index) {
      if token.kind == .open {
        if token.text == "{" { break }
        index = tokens.indexAfterBracket(at: index)
        continue
      }
      if token.is(.operator, "=") { break }
      index += 1
    }
    type = start..<index
    return index
  }

  /// `= value { didSet { … } }`
  private mutating func splitObservers() {
    guard let initializer, let last = tokens.token(at: initializer.upperBound - 1), last.is(.close, "}") else { return }
    for index in initializer where tokens[index].is(.open, "{") {
      guard tokens.indexAfterBracket(at: index) == initializer.upperBound else { continue }
      guard let word = tokens.token(at: index + 1), ["didSet", "willSet"].contains(word.text) else { continue }
      accessors = index..<initializer.upperBound
      self.initializer = initializer.lowerBound..<index
      return
    }
  }
}

extension VariableDeclaration {
  var name: Token { tokens[nameIndex] }
  var typeText: String? { type.map(tokens.text) }
  var initializerText: String? { initializer.map(tokens.text) }

  /// The name without backticks.
  var bareName: String { name.text.hasPrefix("`") ? String(name.text.dropFirst().dropLast()) : name.text }

  /// The attributes that may name the actor on which the variable lives. Only the compiler knows actors; but a property wrapper
  /// cannot stand on an entry, and the attributes that the compiler knows begin with a small letter.
  var globalActors: [String] {
    attributes.filter { attribute in
      let name = attribute.split { $0 == "." || $0 == "@" }.last ?? ""
      return name.first?.isUppercase == true && !name.hasSuffix(")") && !["Entry", "Sendable"].contains(name)
    }
  }

  /// The attributes that say where the variable can be used.
  var availability: [String] { attributes.filter { $0.hasPrefix("@available") } }

  /// Whether a variable of the type is nil without an initializer. The result of a function type does not count.
  var hasOptionalType: Bool {
    guard let type, let last = tokens.token(at: type.upperBound - 1) else { return false }
    var index = type.lowerBound
    while index < type.upperBound {
      if tokens[index].is(.operator, "->") { return false }
      index = tokens[index].kind == .open ? tokens.indexAfterBracket(at: index) : index + 1
    }
    return last.kind == .operator && (last.text.hasSuffix("?") || last.text.hasSuffix("!"))
  }

  /// The comma before a second variable: `var a = 1, b = 2`.
  var secondNameComma: Token? {
    var index = nameIndex + 1
    while let token = tokens.token(at: index) {
      let after = tokens.token(at: index + 2)
      // A comma between generic arguments looks the same. Only the tokens after it differ.
      if token.is(.punctuation, ","), tokens[index + 1].kind == .word, after?.text == "=" || after?.text == ":" {
        return token
      }
      index = token.kind == .open ? tokens.indexAfterBracket(at: index) : index + 1
    }
    return nil
  }
}
