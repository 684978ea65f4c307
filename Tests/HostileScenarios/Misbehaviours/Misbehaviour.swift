/// Something that no component should do.
struct Misbehaviour {
  /// What documents call it.
  let name: String
  /// Does it, and says so where it comes back.
  let act: () -> String

  init(_ name: String, act: @escaping () -> String) {
    self.name = name
    self.act = act
  }

  static let all =
    traps + endings + exhaustion + hangs + descriptors + children + threads + output + surroundings

  static func named(_ name: String) -> Misbehaviour? { all.first { $0.name == name } }
}

extension Misbehaviour: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let known = Self.named(name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "there is no kind \(name), only \(Self.all.map { $0.name }.joined(separator: ", "))")
    }
    self = known
  }
}
