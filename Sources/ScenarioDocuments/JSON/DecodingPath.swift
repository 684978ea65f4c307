/// The keys that lead to a node; shared between siblings, and made into an array only on request.
final class DecodingPath {
  let parent: DecodingPath?
  let key: any CodingKey
  let depth: Int

  init(_ parent: DecodingPath?, _ key: any CodingKey) {
    self.parent = parent
    self.key = key
    depth = (parent?.depth ?? 0) + 1
  }

  var keys: [any CodingKey] {
    (parent?.keys ?? []) + [key]
  }
}

/// A key for elements of arrays, and for `super`.
struct DecodingKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init(intValue: Int) {
    self.intValue = intValue
    stringValue = "Index \(intValue)"
  }
}
