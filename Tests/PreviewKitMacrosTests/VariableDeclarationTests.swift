import Testing

@testable import PreviewKitMacros

@Suite("Reading a variable")
struct VariableDeclarationTests {
  @Test("name, type and initializer are found")
  func parts() throws {
    let variable = try #require(
      VariableDeclaration(
        "\n  /// doc\n  @Entry(a, \")\") public fileprivate(set)\n  var x: [A<B, C>: (D) -> E?] = f { 1 } // end"))
    #expect(variable.name.text == "x")
    #expect(variable.typeText == "[A<B, C>: (D) -> E?]")
    #expect(variable.initializerText == "f { 1 }")
    #expect(variable.modifiers.map(\.text) == ["public", "fileprivate"])
    #expect(variable.accessors == nil)
  }

  @Test("type and initializer may be missing")
  func missing() throws {
    let untyped = try #require(VariableDeclaration("var x = a == b"))
    #expect(untyped.type == nil)
    #expect(untyped.initializerText == "a == b")
    let unset = try #require(VariableDeclaration("var x: Int"))
    #expect(unset.typeText == "Int")
    #expect(unset.initializer == nil)
  }

  @Test(
    "a type with ? or ! at its end is optional, a function that returns one is not",
    arguments: [
      ("Int?", true), ("Int!", true), ("((Int) -> Int)?", true), ("[Int?]", false), ("() -> Int?", false),
      ("Int", false),
      ("A<B>?", true), ("Optional<Int>", false), ("(@MainActor (A) async throws -> Void)?", true),
    ])
  func optional(type: String, isOptional: Bool) throws {
    #expect(try #require(VariableDeclaration("var x: \(type)")).hasOptionalType == isOptional)
  }

  @Test("a closure is not taken for accessors or observers")
  func accessors() throws {
    #expect(try #require(VariableDeclaration("var x: Int { 1 }")).accessors != nil)
    let observed = try #require(VariableDeclaration("var x: Int = f { 2 } { didSet { g() } }"))
    #expect(observed.accessors != nil)
    #expect(observed.initializerText == "f { 2 }")
    #expect(try #require(VariableDeclaration("var x: Int = f { didChange }")).initializerText == "f { didChange }")
  }

  @Test(
    "only attributes that may name an actor are taken for actors",
    arguments: [
      ("@MainActor @Entry var x = 1", ["@MainActor"]), ("@Entry @Store var x = 1", ["@Store"]),
      ("@A.Store @PreviewKit.Entry var x = 1", ["@A.Store"]), ("@objc @Entry var x: @Sendable () -> Void = {}", []),
      ("@available(*, deprecated) @Entry var x = 1", []), ("@Wrapper(1) var x = 1", []),
    ])
  func actors(source: String, actors: [String]) throws {
    #expect(try #require(VariableDeclaration(source)).globalActors == actors)
  }

  @Test("generic arguments are not taken for a second variable")
  func second() throws {
    #expect(try #require(VariableDeclaration("var x = 1, y = 2")).secondNameComma != nil)
    #expect(try #require(VariableDeclaration("var x = 1, y: Int")).secondNameComma != nil)
    #expect(try #require(VariableDeclaration("var x = Pair<A, B>(a: 1, b: 2)")).secondNameComma == nil)
    #expect(try #require(VariableDeclaration("var x: Pair<A, B> = .init()")).secondNameComma == nil)
  }

  @Test(
    "what is no variable with a name is refused",
    arguments: ["func f() {}", "var (a, b) = c", "", "struct S {}", "var"])
  func refused(source: String) {
    #expect(VariableDeclaration(source) == nil)
  }
}
