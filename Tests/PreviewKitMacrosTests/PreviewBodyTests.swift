import Testing

@testable import PreviewKitMacros

@Suite("Dividing the body of a preview")
struct PreviewBodyTests {
  static func body(_ statements: String) -> PreviewBody {
    let tokens = TokenList("{\(statements)}")
    return PreviewBody(closure: 0..<tokens.count, in: tokens)
  }

  @Test(
    "a marked variable ends where its expression does",
    arguments: [
      "@State var x = 0",
      "@State var x: Int? = nil",
      "@FocusState var x: Bool",
      "@Namespace var x",
      "@Environment(\\.x) var x",
      "let x = 3",
      "@State var x = a\n  .b\n  .c()",
      "@State var x = a\n  + b",
      "@State var x = a +\n  b",
      "@State var x =\n  a",
      "@State var x: Int\n  = 1",
      "@State\n  var x = f(\n    1\n  )",
      "@State var x = f {\n  1\n}",
      "@State var x = f { 1 }\n  other: { 2 }",
      "@State var x = a\n  ? b\n  : c",
      "@State var x = a\n  as? B",
      "@State var x = if a {\n 1 \n} else {\n 2 }",
      "@State var x = a!",
      "@State var x: Int?",
      "@State var x: Int?=nil",
      "@State var x = a /\n  b",
      "@State var x = a\n  / b",
      "@State var x = a\n  / b/c",
      "@State var x = f(a, /)",
      "@State var x = a\n  #if A\n  .b()\n  #elseif B\n  .c { }\n  #else\n  #endif",
      "@State var x = a\n  #if A\n  .b()\n  #endif\n  .c()",
      "@State var x = a\n  #if A ||\n  B\n  #if C\n  .b()\n  #endif\n  #endif\n  #if D\n  .e\n  #endif",
      "@State var x = \"\"\"\n  }\n  \"\"\"",
    ])
  func end(declaration: String) {
    for next in [
      "Text(a)", "!a", "-a", "#if A\n  #endif", "(a)", "[1]", "return a", "@X let b = 1", "if a { }", "/a}/", "#/a}/#",
    ] {
      let body = Self.body("\n  @Previewable \(declaration)\n  \(next)\n")
      #expect(body.variables == [declaration])
      #expect(body.statements == "\n  \n  \(next)\n")
    }
    let oneLine = Self.body(" @Previewable \(declaration); Text(a) ")
    #expect(oneLine.variables == [declaration])
    #expect(oneLine.statements == "  Text(a) ")
  }

  @Test("marks may stand anywhere among the attributes")
  func marks() {
    let body = Self.body(
      "\n@State @Previewable var a = 1\n@Previewable\n@State\nvar b = 2\n@PreviewKit.Previewable @State var c = 3\na")
    #expect(body.variables == ["@State var a = 1", "@State\nvar b = 2", "@State var c = 3"])
    #expect(body.statements == "\n\n\n\na")
  }

  @Test("marked variables keep the #if blocks that they stand in")
  func conditional() {
    let body = Self.body(
      """

      #if A
      @Previewable @State var a = 1
      #elseif B && (C
        || D)
      @Previewable @State var a = 2; f()
      #else
      @Previewable @State var a = 3
      #endif
      #if E
      g()
      #if F
      @Previewable let b = 4
      #endif
      #endif
      #if G
      h()
      #endif
      V(a)
        #if H
        .i()
        #endif

      """)
    #expect(
      body.variables == [
        "#if A", "@State var a = 1", "#elseif B && (C\n  || D)", "@State var a = 2", "#else", "@State var a = 3",
        "#endif",
        "#if E", "#if F", "let b = 4", "#endif", "#endif",
      ])
    #expect(
      body.statements.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } } == [
        "#if A", "#elseif B && (C", "|| D)", "f()", "#else", "#endif",
        "#if E", "g()", "#if F", "#endif", "#endif", "#if G", "h()", "#endif", "V(a)", "#if H", ".i()", "#endif",
      ])
  }

  @Test("what is not marked, or marked further inside, stays")
  func unmarked() {
    let statements =
      "\n  // a }\n  @State var x = 1\n  V { @Previewable @State var y = 2 } // b\n  @Previewable func f() {}\n"
    let body = Self.body(statements)
    #expect(body.variables.isEmpty)
    #expect(body.statements == statements)
  }

  @Test("the signature of the closure is left out", arguments: [" () in", " () -> some View in", " @MainActor () in"])
  func signature(signature: String) {
    let body = Self.body("\(signature)\n  @Previewable @State var x = 1\n  (a, b)\n")
    #expect(body.variables == ["@State var x = 1"])
    #expect(body.statements == "\n  \n  (a, b)\n")
  }
}
