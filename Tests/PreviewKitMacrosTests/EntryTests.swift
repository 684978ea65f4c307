import Testing

@testable import PreviewKit

private protocol Loading {
  func callAsFunction() async throws -> [String]
}

private struct LocalLoading: Loading {
  func callAsFunction() async throws -> [String] { ["local"] }
}

private final class Model: Sendable {
  static let shared = Model()
}

@MainActor
private final class MainModel {
  var count = 1
}

private enum Style {
  case plain, large
}

extension EnvironmentValues {
  @Entry var typed: Int = 5  // a comment } behind
  @Entry var untyped = "a \("b }")"
  /// Documented, as public ones are.
  @Entry public var dictionary: [String: Int] = ["a": 1]
  @Entry fileprivate var style: Style = .plain
  @Entry fileprivate var optionalWithDefault: Style? = .large
  @Entry var optional: String?
  @Entry var unwrapped: String!
  @Entry var closure: (Int) -> Int = { $0 + 1 }
  @Entry var untypedClosure = { 7 }
  @Entry var optionalClosure: ((Int) -> Int?)?
  @Entry var mainClosure: @MainActor () -> Void = {}
  @Entry var sendableClosure: @Sendable () async -> Void = {}
  @Entry fileprivate var loading: any Loading = LocalLoading()
  @Entry fileprivate var model = Model()
  @Entry fileprivate var sharedModel = Model.shared
  @MainActor @Entry fileprivate var mainModel = MainModel()
  @Entry nonisolated var nonisolatedValue = 1
  @Entry var `default` = 3
  /// Documented, and over several lines.
  @Entry
  internal var pairs: [(String, Int)] = [
    ("}", 1),  // one
    ("b", 2),
  ]
}

extension PreviewKit.EnvironmentValues {
  @Entry var inQualifiedExtension = 8
}

public extension EnvironmentValues {
  @Entry var inPublicExtension = 9
}

@globalActor
private actor Store {
  static let shared = Store()
}

@Store
private final class StoreModel {
  var count = 4
}

private struct Pair<First, Second> {
  var first: First
  var second: Second
}

extension EnvironmentValues {
  @Store @Entry fileprivate var storeModel = StoreModel()
  @Store @Entry fileprivate var typedStoreModel: StoreModel = StoreModel()
  @available(*, deprecated, message: "use }") @Entry var old = 1
  @Entry fileprivate var generic: Pair<Int, [String: Int]> = .init(first: 1, second: ["a, b": 2])
  @Entry fileprivate var untypedGeneric = Pair<Int, (Int) -> Int>(first: 1, second: { $0 / 2 })
  @Entry fileprivate var tuple: (Int, name: String?) = (1, name: "}, \("{")")
  @Entry fileprivate var raw =
    #"\(") "# + """
      " } \("a" + """
      b
      """)
      """
  @Entry fileprivate var regex = #/a } " /#
  @Entry fileprivate var divided = (6 / 2) / 3
  @Entry fileprivate var reduced = [8, 2].reduce(64, /) + (2 / 1)
  @Entry fileprivate var text /* a { */: /* " /* nested */ */ String = "a"  // } b
}

extension Transaction {
  @Entry var reason = "none"
  @Entry var limit: Int? = 5
  @Entry fileprivate var style: Style?
}

extension ContainerValues {
  @Entry var isPinned = false
  @Entry var limit: Int? = 5
  @Entry fileprivate var style: Style?
}

extension FocusedValues {
  @Entry var noteTitle: Binding<String>?
  @Entry var action: (() -> Int)? = nil
  @Entry fileprivate var style: Style!
}

@Suite("@Entry")
struct EntryTests {
  @Test("an unset value reads its default")
  func defaults() async throws {
    let values = EnvironmentValues()
    #expect(values.typed == 5)
    #expect(values.untyped == "a b }")
    #expect(values.dictionary == ["a": 1])
    #expect(values.style == .plain)
    #expect(values.optionalWithDefault == .large)
    #expect(values.optional == nil)
    #expect(values.unwrapped == nil)
    #expect(values.closure(1) == 2)
    #expect(values.untypedClosure() == 7)
    #expect(values.optionalClosure == nil)
    #expect(values.nonisolatedValue == 1)
    #expect(values.default == 3)
    #expect(values.pairs.map(\.0) == ["}", "b"])
    #expect(values.inQualifiedExtension == 8)
    #expect(values.inPublicExtension == 9)
    #expect(try await values.loading() == ["local"])
    await values.sendableClosure()
  }

  @Test("a value that is set is read back, and no other one changes")
  func set() {
    var values = EnvironmentValues()
    values.typed = 6
    values.optional = "a"
    values[keyPath: \.untyped] = "c"
    #expect(values.typed == 6)
    #expect(values.optional == "a")
    #expect(values.untyped == "c")
    #expect(values.default == 3)
    values.optionalWithDefault = nil
    #expect(values.optionalWithDefault == nil)
  }

  @Test("a default is evaluated at each read")
  func evaluation() {
    let values = EnvironmentValues()
    #expect(values.model !== values.model)
    #expect(values.sharedModel === values.sharedModel)
  }

  @Test("a default may be any expression, and a type any type")
  func expressions() throws {
    let values = EnvironmentValues()
    #expect(values.generic.second == ["a, b": 2])
    #expect(values.untypedGeneric.second(6) == 3)
    #expect(values.tuple == (1, "}, {"))
    #expect(values.raw == "\\(\") \" } ab")
    #expect("a } \" ".wholeMatch(of: values.regex) != nil)
    #expect(values.divided == 1)
    #expect(values.reduced == 6)
    #expect(values.text == "a")
  }

  @Test("an entry on another global actor may have a default that needs it")
  @Store
  func globalActor() {
    #expect(EnvironmentValues().storeModel.count == 4)
    #expect(EnvironmentValues().typedStoreModel.count == 4)
  }

  @Test("entries of transactions keep what is set, a nil too")
  func transaction() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    #expect(transaction.limit == 5)
    #expect(transaction.style == nil)
    let copy = transaction
    transaction.reason = "tap"
    transaction.limit = nil
    transaction.style = .large
    #expect(transaction.reason == "tap")
    #expect(transaction.limit == nil)
    #expect(transaction.style == .large)
    #expect(copy.reason == "none")
  }

  @Test("entries of container values keep what is set, a nil too")
  func containerValues() {
    var values = ContainerValues()
    #expect(!values.isPinned)
    #expect(values.limit == 5)
    #expect(values.style == nil)
    let copy = values
    values.isPinned = true
    values.limit = nil
    values.style = .large
    #expect(values.isPinned)
    #expect(values.limit == nil)
    #expect(values.style == .large)
    #expect(!copy.isPinned)
  }

  @Test("entries of focused values are nil until something is set")
  func focusedValues() {
    var values = FocusedValues()
    #expect(values.noteTitle == nil)
    #expect(values.action == nil)
    #expect(values.style == nil)
    values.noteTitle = .constant("Milk")
    values.action = { 3 }
    values.style = .large
    #expect(values.noteTitle?.wrappedValue == "Milk")
    #expect(values.action?() == 3)
    #expect(values.style == .large)
    values.noteTitle = nil
    #expect(values.noteTitle == nil)
  }

  @Test("an entry on the main actor may have a default that needs it")
  @MainActor
  func mainActor() {
    #expect(EnvironmentValues().mainModel.count == 1)
    EnvironmentValues().mainClosure()
  }
}
