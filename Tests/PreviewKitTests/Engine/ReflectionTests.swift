import Testing

@testable import PreviewKit

private final class Object {}

private protocol Owner: AnyObject {}

private struct Fields {
  var number = 1
  weak var weakObject: Object?
  unowned var unownedObject: Object
  unowned(unsafe) var unsafeObject: Object
  weak var owner: (any Owner)?
  var object: Object
  let closure: () -> Void
}

@Suite struct ReflectionTests {
  @Test("names, offsets and types of stored properties are known, and which of them are weak or unowned")
  func fields() throws {
    let fields = try #require(StoredField.all(of: Fields.self))
    #expect(
      fields.map(\.name) == [
        "number", "weakObject", "unownedObject", "unsafeObject", "owner", "object", "closure",
      ])
    #expect(fields.map(\.offset) == [0, 8, 16, 24, 32, 48, 56])
    #expect(fields.map(\.isStrong) == [true, false, false, false, false, true, true])
    #expect(ObjectIdentifier(fields[0].type) == ObjectIdentifier(Int.self))
    #expect(fields[6].kind == .function)
  }

  @Test("the parts of a tuple are known")
  func tuples() throws {
    let fields = try #require(StoredField.all(of: (Int8, Int).self))
    #expect(fields.map(\.offset) == [0, 8])
    #expect(fields.map(\.isStrong) == [true, true])
  }
}
