import Foundation
import PreviewKit

/// An argument or result of a call, taken apart when the call was made: it can be printed and compared with JSON.
enum CallValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(String)
  case real(Double)
  case string(String)
  /// A word without quotes: the case of an enumeration, a function.
  case word(String)
  case identifier(UUID)
  case list([CallValue])
  /// Properties in their order, or the entries of a dictionary by key.
  case record([Member])

  struct Member: Hashable, Sendable {
    let name: String
    let value: CallValue
  }

  /// Takes `value` apart by its stored properties. An object is taken apart once. Where it appears again,
  /// the name of its type is used.
  init(_ value: Any) {
    var objects: Set<ObjectIdentifier> = []
    self.init(value, depth: 0, &objects)
  }

  private init(_ value: Any, depth: Int, _ objects: inout Set<ObjectIdentifier>) {
    self = Self.scalar(value) ?? Self.compound(value, depth: depth, &objects)
  }

  private static func scalar(_ value: Any) -> CallValue? {
    switch value {
    case let value as Bool: .bool(value)
    case let value as String: .string(value)
    case let value as Substring: .string(String(value))
    case let value as any BinaryInteger: .integer("\(value)")
    case let value as Double: .real(value)
    case let value as Float: .real(Double("\(value)") ?? Double(value))
    case let value as CGFloat: .real(Double(value))
    case let value as Decimal: .integer("\(value)")
    case let value as UUID: .identifier(value)
    case let value as URL: .string(value.absoluteString)
    case let value as Date: .string(value.formatted(.iso8601))
    case let value as Data: .word("\(value.count) bytes")
    case let value as Duration: .string("\(value)")
    case is any Error: .word(ErrorName.of(value as! any Error))
    case let value as Character: .string(String(value))
    default: nil
    }
  }

  private static func compound(_ value: Any, depth: Int, _ objects: inout Set<ObjectIdentifier>) -> CallValue {
    let mirror = Mirror(reflecting: value)
    let name = typeName(of: value)
    guard depth < 12 else { return .word(name) }
    if mirror.displayStyle == .class, !objects.insert(ObjectIdentifier(value as AnyObject)).inserted {
      return .word(name)
    }
    func inner(_ value: Any) -> CallValue { CallValue(value, depth: depth + 1, &objects) }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { inner($0.value) } ?? .null
    case .collection: return .list(mirror.children.map { inner($0.value) })
    case .set: return .list(mirror.children.map { inner($0.value) }.sorted { $0.text < $1.text })
    case .dictionary:
      let members = mirror.children.compactMap { child -> Member? in
        let pair = Mirror(reflecting: child.value).children.map(\.value)
        guard pair.count == 2 else { return nil }
        return Member(name: inner(pair[0]).plainText, value: inner(pair[1]))
      }
      return .record(members.sorted { $0.name < $1.name })
    case .enum:
      guard let payload = mirror.children.first else { return .word(StableText.withoutAddresses("\(value)")) }
      let associated = Mirror(reflecting: payload.value)
      let members =
        associated.displayStyle == .tuple
        ? associated.children.map { Member(name: label($0.label), value: inner($0.value)) }
        : [Member(name: "", value: inner(payload.value))]
      return .record([Member(name: payload.label ?? name, value: .record(members))])
    case .struct, .class, .tuple:
      // A value that is one stored value, such as a typed identifier, is that value.
      if let raw = value as? any RawRepresentable { return inner(rawValue(of: raw)) }
      let members = mirror.children.map { Member(name: label($0.label), value: inner($0.value)) }
      return members.isEmpty ? .word(name) : .record(members)
    default:
      return .word(mirror.children.isEmpty ? StableText.withoutAddresses("\(value)") : name)
    }
  }

  private static func rawValue(of value: some RawRepresentable) -> Any { value.rawValue }

  private static func typeName(of value: Any) -> String {
    String("\(type(of: value))".prefix { $0 != "<" })
  }

  /// The name of a property: wrappers store theirs with an underscore, tuples number theirs.
  private static func label(_ label: String?) -> String {
    guard let label, !label.hasPrefix(".") else { return "" }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

/// The name of an error for people: the registered one, or that of its type and case.
enum ErrorName {
  static func of(_ error: any Error) -> String {
    if let error = error as? DocumentError { return error.name }
    let type = String("\(Swift.type(of: error))".prefix { $0 != "<" })
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(mirror.children.first?.label ?? StableText.withoutAddresses("\(error)"))"
  }
}
