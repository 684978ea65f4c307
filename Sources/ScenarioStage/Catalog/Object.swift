import Combine
import Observation
import PreviewKit
import ScenarioDocuments

/// An object that is injected into the environment when documents give a fixture for it.
@MainActor public struct Object: CatalogEntry {
  let name: String
  let check: (JSONNode) -> [Diagnostic]
  let inject: @MainActor (JSONNode, AnyView) throws -> AnyView

  /// An object for `@EnvironmentObject`.
  ///
  /// - Parameters:
  ///   - type: The type by which views ask for it.
  ///   - fixture: What documents give.
  ///   - make: Makes the object; called once for each run.
  public init<Value: ObservableObject, Fixture: Decodable>(
    _ name: String, _ type: Value.Type, from fixture: Fixture.Type, make: @escaping @MainActor (Fixture) throws -> Value
  ) {
    self.init(name, fixture) { node, view in
      AnyView(view.environmentObject(try make(JSONNodeDecoder().decode(Fixture.self, from: node))))
    }
  }

  /// An observable object for `@Environment(Type.self)`.
  public init<Value: AnyObject & Observable, Fixture: Decodable>(
    _ name: String, observable type: Value.Type, from fixture: Fixture.Type,
    make: @escaping @MainActor (Fixture) throws -> Value
  ) {
    self.init(name, fixture) { node, view in
      AnyView(view.environment(try make(JSONNodeDecoder().decode(Fixture.self, from: node))))
    }
  }

  private init<Fixture: Decodable>(
    _ name: String, _ fixture: Fixture.Type, inject: @escaping @MainActor (JSONNode, AnyView) throws -> AnyView
  ) {
    self.name = name
    check = { JSONNodeDecoder().diagnostics(decoding: Fixture.self, from: $0) }
    self.inject = inject
  }

  /// Registers the object.
  public func register(in registry: inout CatalogRegistry) {
    registry.add(self, as: name, kind: "object", to: \.objects)
  }
}
