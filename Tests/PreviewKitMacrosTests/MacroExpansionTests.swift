import Testing

@testable import PreviewKitMacros

@Suite("Expansions")
struct MacroExpansionTests {
  static func syntax(_ source: String) -> SourceSyntax {
    SourceSyntax(
      source: source,
      location: .init(fileID: "Notes/Screen.swift", fileName: "/x/Screen.swift", offset: 100, line: 7, column: 3))
  }

  static func attached(
    _ type: String,
    role: String,
    to source: String,
    in context: [String]? = ["extension EnvironmentValues {}"]
  ) -> MacroExpansion {
    PluginServer.expansion(
      of: MacroExpansionRequest(
        macro: .init(typeName: type),
        macroRole: role,
        discriminator: "$s",
        lexicalContext: context?.map(syntax),
        declSyntax: syntax(source)))
  }

  static func preview(_ source: String, in context: [String] = []) -> MacroExpansion {
    PluginServer.expansion(
      of: MacroExpansionRequest(
        macro: .init(typeName: "PreviewMacro"),
        macroRole: "declaration",
        discriminator: "$s5Notes",
        lexicalContext: context.map(syntax),
        syntax: syntax(source)))
  }

  // MARK: @Entry

  @Test("an entry becomes a key with a computed default, and accessors")
  func entry() {
    let source = "@Entry public var x: Int? = 5 // five"
    #expect(
      Self.attached("EntryMacro", role: "peer", to: source).expandedSource == """
        private struct __Key_x: PreviewKit.EnvironmentKey {
          static var defaultValue: Int? { 5 }
        }
        """)
    #expect(
      Self.attached("EntryMacro", role: "accessor", to: source).expandedSource == """
        {
          get { self[__Key_x.self] }
          set { self[__Key_x.self] = newValue }
        }
        """)
  }

  @Test(
    "the key lives on the actor of its variable",
    arguments: [
      ("@MainActor @Entry var x: A = 1", "@MainActor private struct __Key_x: @MainActor PreviewKit.EnvironmentKey {"),
      ("@Store @Entry var x: A = 1", "@Store private struct __Key_x: @Store PreviewKit.EnvironmentKey {"),
      ("@Entry @Data.Store var x = 1", "@Data.Store private struct __Key_x: @Data.Store PreviewKit.EnvironmentKey {"),
      (
        "@available(*, deprecated, message: \"a)\") @Entry var x: A = 1",
        "@available(*, deprecated, message: \"a)\")\nprivate struct __Key_x: PreviewKit.EnvironmentKey {"
      ),
      ("@inlinable @Entry var x: A = 1", "private struct __Key_x: PreviewKit.EnvironmentKey {"),
      ("@Entry nonisolated(unsafe) var x = 1", "nonisolated private struct __Key_x: PreviewKit.EnvironmentKey {"),
      ("@Entry nonisolated var x: A = 1", "nonisolated private struct __Key_x: PreviewKit.EnvironmentKey {"),
      ("@Entry var `in`: A = 1", "private struct __Key_in: PreviewKit.EnvironmentKey {"),
      ("@Entry var `a b`: A = 1", "private struct `__Key_a b`: PreviewKit.EnvironmentKey {"),
    ])
  func entryHead(source: String, head: String) {
    #expect(Self.attached("EntryMacro", role: "peer", to: source).expandedSource.hasPrefix(head))
  }

  @Test(
    "the key fits what is extended",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
      ("ContainerValues", "ContainerValueKey"), ("FocusedValues", "FocusedValueKey"),
    ])
  func containers(container: String, key: String) {
    let source = "@Entry var x: Int?"
    for context in ["extension \(container) {}", "\npublic extension SwiftUI.\(container) {}"] {
      let accessors = Self.attached("EntryMacro", role: "accessor", to: source, in: [context])
      #expect(accessors.diagnostics.isEmpty)
      #expect(accessors.expandedSource.contains("get { self[__Key_x.self] }"))
      let peer = Self.attached("EntryMacro", role: "peer", to: source, in: [context]).expandedSource
      #expect(peer.hasPrefix("private struct __Key_x: PreviewKit.\(key) {\n"))
    }
  }

  @Test(
    "a focused value has an optional type and no default",
    arguments: [
      ("@Entry var x: Int?", "typealias Value = Int\n"), ("@Entry var x: (() -> Int)? = nil", "= (() -> Int)\n"),
      ("@Entry var x: Binding<Int?>!", "= Binding<Int?>\n"),
    ])
  func focusedValue(source: String, alias: String) {
    let peer = Self.attached("EntryMacro", role: "peer", to: source, in: ["extension FocusedValues {}"])
    #expect(peer.expandedSource.contains(alias))
  }

  @Test(
    "a focused value with another type or default is reported",
    arguments: [
      ("@Entry var x: Int", "needs an optional type: 'var x: T?'"), ("@Entry var x = 1", "needs an optional type"),
      ("@Entry var x: Int? = 1", "has no default value but nil; remove '= …'"),
    ])
  func focusedValueMisuse(source: String, message: String) {
    let accessor = Self.attached("EntryMacro", role: "accessor", to: source, in: ["extension FocusedValues {}"])
    #expect(accessor.diagnostics.count == 1)
    #expect(accessor.diagnostics.first?.message.contains(message) == true)
  }

  @Test("extensions of EnvironmentValues may be written in any way")
  func entryContext() {
    for context in [
      "\n// extension A\npublic extension EnvironmentValues {}", "extension SwiftUI.EnvironmentValues {}",
      "@MainActor extension EnvironmentValues {}",
    ] {
      #expect(
        Self.attached("EntryMacro", role: "accessor", to: "@Entry var x = 1", in: [context]).diagnostics.isEmpty)
    }
    #expect(Self.attached("EntryMacro", role: "accessor", to: "@Entry var x = 1", in: nil).diagnostics.isEmpty)
  }

  @Test(
    "a misused entry is reported once, where it is wrong",
    arguments: [
      ("@Entry var x: Int", "needs a default value: add", "x"),
      ("@Entry var x: () -> Int?", "needs a default value: add", "x"),
      ("@Entry var x", "needs a default value: 'var x", "x"),
      ("@Entry let x = 1", "needs a 'var'", "let"),
      ("@Entry static var x = 1", "'static'", "static"),
      ("@Entry lazy var x = 1", "'lazy'", "lazy"),
      ("@Entry var x: Int { 1 }", "writes the accessors of 'x'", "{"),
      ("@Entry var x = 1 { didSet {} }", "writes the accessors of 'x'", "{"),
      ("@Entry var x = 1, y = 2", "single variable", ","),
      ("@Entry func f() {}", "only be attached to a variable", "@Entry func f() {}"),
    ])
  func entryMisuse(declaration: String, message: String, place: String) throws {
    // The offset counts bytes, comments before the declaration included.
    let source = "\n  // ü\n  \(declaration)"
    let expansion = Self.attached("EntryMacro", role: "accessor", to: source)
    let diagnostic = try #require(expansion.diagnostics.first)
    #expect(expansion.diagnostics.count == 1)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message.contains(message))
    #expect(diagnostic.position.fileName == "/x/Screen.swift")
    let highlight = try #require(diagnostic.highlights.first)
    #expect(highlight.startOffset == diagnostic.position.offset)
    let bytes = Array(source.utf8)[highlight.startOffset - 100..<highlight.endOffset - 100]
    #expect(String(decoding: bytes, as: UTF8.self) == place)

    let peer = Self.attached("EntryMacro", role: "peer", to: source)
    #expect(peer.expandedSource.isEmpty)
    #expect(peer.diagnostics.isEmpty)
  }

  @Test(
    "an entry elsewhere than in an extension of one of four types is reported",
    arguments: [["extension A {}"], ["struct EnvironmentValues {}"], [], ["extension EnvironmentValues.Inner {}"]])
  func entryMisplaced(context: [String]) {
    let expansion = Self.attached("EntryMacro", role: "accessor", to: "@Entry var x = 1", in: context)
    #expect(
      expansion.diagnostics.map(\.message) == [
        "'@Entry' can only be used in an extension of 'EnvironmentValues', 'FocusedValues', 'Transaction' "
          + "or 'ContainerValues'"
      ])
  }

  // MARK: #Preview

  @Test("a preview is made from the arguments as written, at the place of its #")
  func preview() {
    let expansion = Self.preview("\n\n  // ü\n  #Preview(\"a\", traits: .b) { C() }")
    #expect(expansion.diagnostics.isEmpty)
    #expect(expansion.expandedSource.contains("PreviewKit.Preview(\"a\", traits: .b) { C() }\n"))
    #expect(expansion.expandedSource.contains("_fileID: Swift.String { \"Notes/Screen.swift\" }"))
    #expect(expansion.expandedSource.contains("_line: Swift.Int { 10 }"))
    #expect(expansion.expandedSource.contains("_column: Swift.Int { 3 }"))
    #expect(Self.preview(" #Preview {}").expandedSource.contains("_line: Swift.Int { 7 }"))
    #expect(Self.preview(" #Preview {}").expandedSource.contains("_column: Swift.Int { 4 }"))
  }

  @Test("the names that a preview adds are unique names of its expansion")
  func previewNames() {
    let source = Self.preview("#Preview {}").expandedSource
    #expect(source.contains("private enum $s5Notes7previewfMu_: PreviewKit._PreviewDeclaration {"))
  }

  @Test("a preview with a bracket that is not closed adds nothing", arguments: ["{ A(", "(\"a\") { A()", "(\"a\", "])
  func previewUnclosed(arguments: String) {
    let expansion = Self.preview("#Preview\(arguments)")
    #expect(expansion.expandedSource.isEmpty)
    #expect(expansion.diagnostics.isEmpty)
  }

  @Test(
    "marked variables move into a view around the rest of the body",
    arguments: [
      "(\"a\") { @Previewable @State var x = 1; A(x) }", "(\"a\", body: { @Previewable @State var x = 1; A(x) })",
    ])
  func previewable(arguments: String) {
    let source = Self.preview("#Preview\(arguments)").expandedSource
    #expect(
      source.contains(
        "struct __PreviewContent: PreviewKit.View {\n    @State var x = 1\n    var body: some PreviewKit.View {  A(x)"))
    #expect(source.contains("{ __PreviewContent() }"))
    #expect(!source.contains("@Previewable"))
  }

  @Test("a preview that is not at file scope is reported")
  func previewMisplaced() {
    let expansion = Self.preview("#Preview {}", in: ["struct A {}"])
    #expect(expansion.expandedSource.isEmpty)
    #expect(expansion.diagnostics.map(\.message) == ["'#Preview' can only be used at file scope"])
  }

  // MARK: @Previewable

  @Test(
    "@Previewable stands at the top level of a preview's body and nowhere else",
    arguments: [
      (["{\n}", "\n// a\n#Preview(\"a\") { }"], true),
      (["{\n}", "#PreviewKit.Preview { }"], true),
      (["{\n}", "{\n}", "#Preview { }"], false),
      (["func f() ", "{\n}", "#Preview { }"], false),
      (["{\n}", "#Other { }"], false),
      (["struct A {}"], false),
      ([], false),
    ])
  func previewablePlace(context: [String], isRight: Bool) {
    let expansion = Self.attached("PreviewableMacro", role: "peer", to: "@Previewable @State var x = 1", in: context)
    #expect(expansion.expandedSource.isEmpty)
    #expect(expansion.diagnostics.isEmpty == isRight)
  }

  @Test("@Previewable marks variables only")
  func previewableKind() {
    let expansion = Self.attached("PreviewableMacro", role: "peer", to: "@Previewable func f() {}", in: nil)
    #expect(expansion.diagnostics.map(\.message) == ["'@Previewable' can only be attached to a variable"])
  }

  @Test("a macro that the plugin does not know is reported")
  func unknown() {
    #expect(
      Self.attached("OtherMacro", role: "peer", to: "var x = 1").diagnostics.map(\.message) == [
        "PreviewKitMacros has no macro 'OtherMacro'"
      ])
  }
}
