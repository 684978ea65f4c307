import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// A component that scenarios can put on stage.
@MainActor public struct Component: CatalogEntry {
  let name: String
  let check: (JSONNode?) -> [Diagnostic]
  let make: @MainActor (JSONNode?, StageContext) throws -> AnyView

  /// A component without arguments.
  public init<Content: View>(_ name: String, @ViewBuilder make: @escaping @MainActor () -> Content) {
    self.init(name) { (_: StageContext) in make() }
  }

  /// A component without arguments that takes functions from the stage.
  public init<Content: View>(_ name: String, @ViewBuilder make: @escaping @MainActor (StageContext) -> Content) {
    self.name = name
    check = { node in
      guard let node, let object = node.object, let first = object.members.first(where: { $0.key != "note" }) else {
        return []
      }
      return [
        Diagnostic(
          at: first.keyLocation, "the component \(name.quoted) takes no arguments", hint: "remove \(first.key.quoted)")
      ]
    }
    self.make = { _, stage in AnyView(make(stage)) }
  }

  /// A component with arguments, which documents give as JSON.
  ///
  /// - Parameters:
  ///   - arguments: The type that the JSON is decoded to. Keys that it does not have are reported.
  ///   - make: Makes the view; called once for each run.
  public init<Arguments: Decodable, Content: View>(
    _ name: String, arguments: Arguments.Type, @ViewBuilder make: @escaping @MainActor (Arguments) -> Content
  ) {
    self.init(name, arguments: arguments) { arguments, _ in make(arguments) }
  }

  /// A component with arguments that takes functions from the stage.
  public init<Arguments: Decodable, Content: View>(
    _ name: String, arguments: Arguments.Type,
    @ViewBuilder make: @escaping @MainActor (Arguments, StageContext) -> Content
  ) {
    self.name = name
    check = { node in JSONNodeDecoder().diagnostics(decoding: Arguments.self, from: node ?? .noArguments) }
    self.make = { node, stage in
      let arguments = try JSONNodeDecoder().decode(Arguments.self, from: node ?? .noArguments)
      return AnyView(make(arguments, stage))
    }
  }

  /// A component that is an app: what its first window shows.
  public init<Application: App>(_ name: String, app: Application.Type) {
    self.init(name) { AppView(Application()) }
  }

  /// Registers the component.
  public func register(in registry: inout CatalogRegistry) {
    registry.add(self, as: name, kind: "component", to: \.components)
  }
}

extension JSONNode {
  /// What a component with arguments gets from a scenario that has none.
  static var noArguments: JSONNode { JSONNode(.object(JSONObject()), at: SourceLocation(file: "arguments")) }
}
