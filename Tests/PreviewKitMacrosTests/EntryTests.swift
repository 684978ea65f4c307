import PreviewKit
import Testing

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

  @Test("an entry on the main actor may have a default that needs it")
  @MainActor
  func mainActor() {
    #expect(EnvironmentValues().mainModel.count == 1)
    EnvironmentValues().mainClosure()
  }
}
