import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// A value of the environment that documents may set.
@MainActor public struct EnvironmentValue: CatalogEntry {
  let name: String
  let check: (JSONNode) -> [Diagnostic]
  let set: @MainActor (JSONNode, inout EnvironmentValues) throws -> Void

  /// A value that is decoded from JSON.
  public init<Value: Decodable>(_ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>) {
    self.init(name, keyPath, from: Value.self) { $0 }
  }

  /// A value that is made from something that is decoded from JSON.
  ///
  /// - Parameter make: Makes the value. What it throws is reported at the JSON.
  public init<Value, Source: Decodable>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, from source: Source.Type,
    make: @escaping @MainActor (Source) throws -> Value
  ) {
    self.name = name
    check = { node in
      let diagnostics = JSONNodeDecoder().diagnostics(decoding: Source.self, from: node)
      guard diagnostics.isEmpty else { return diagnostics }
      // Documents are checked on the main actor, where the catalog lives.
      return MainActor.assumeIsolated {
        do {
          _ = try make(JSONNodeDecoder().decode(Source.self, from: node))
          return []
        } catch {
          return [Diagnostic(at: node.location, "\(name.quoted) cannot be \(node.compactText): \(ErrorText.of(error))")]
        }
      }
    }
    set = { node, values in
      values[keyPath: keyPath] = try make(JSONNodeDecoder().decode(Source.self, from: node))
    }
  }

  /// Registers the value.
  public func register(in registry: inout CatalogRegistry) {
    registry.add(self, as: name, kind: "value", to: \.values)
  }
}
