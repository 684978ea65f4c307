import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// An action that components call: recorded in the transcript, and answered as documents say.
///
/// Its argument and result types are those of the function that `make` turns into the environment's value, so that
/// everything a document says about it is checked before anything runs.
@MainActor public struct Action: CatalogEntry {
  let name: String
  let implementations: [String]
  let canThrow: Bool
  let canWait: Bool
  let checkReturn: (JSONNode) -> [Diagnostic]
  /// Turns what a document returns into the action's result.
  let decodeReturn: @MainActor (JSONNode) throws -> Any
  /// Puts the stub into the environment; nil for functions that components take in their `init`.
  let install: (@MainActor (inout EnvironmentValues, ActionStub) -> Void)?
  let argumentNames: [String]
  let result: Any.Type
  var returnsNothing: Bool { result == Void.self }

  /// A synchronous action of the environment.
  ///
  /// - Parameters:
  ///   - arguments: The names of the arguments as the transcript shows them and `expectCalls` names them. Without names, a
  ///     single structure is shown by its properties.
  ///   - make: Makes the environment's value from a function.
  public init<each Argument, Result, Value>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, arguments: [String] = [],
    make: @escaping @MainActor (@escaping (repeat each Argument) -> Result) -> Value
  ) {
    self.init(name, Result.self, arguments: arguments, implementations: [], canThrow: false, canWait: false) {
      values, stub in
      values[keyPath: keyPath] = make(stub.function(implementations: [:]))
    }
  }

  /// A synchronous action of the environment, with implementations that documents can `use`.
  ///
  /// - Parameters:
  ///   - arguments: The names of the arguments, as without implementations.
  ///   - implementations: Values that documents can `use` by name.
  ///   - call: Calls one of them: `{ $0($1, $2) }`.
  ///   - make: Makes the environment's value from a function.
  public init<each Argument, Result, Value>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, arguments: [String] = [],
    implementations: KeyValuePairs<String, Value>,
    call: @escaping (Value, repeat each Argument) -> Result,
    make: @escaping @MainActor (@escaping (repeat each Argument) -> Result) -> Value
  ) {
    let names = implementations.map(\.key)
    self.init(name, Result.self, arguments: arguments, implementations: names, canThrow: false, canWait: false) {
      values, stub in
      var functions: [String: Implementation<repeat each Argument, Result>] = [:]
      for (name, value) in implementations {
        functions[name] = Implementation(value, call)
      }
      values[keyPath: keyPath] = make(stub.function(implementations: functions))
    }
  }

  /// An asynchronous action of the environment.
  ///
  /// - Parameters:
  ///   - arguments: The names of the arguments as the transcript shows them and `expectCalls` names them. Without names, a
  ///     single structure is shown by its properties.
  ///   - make: Makes the environment's value from a function.
  public init<each Argument, Result, Value>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, arguments: [String] = [],
    makeAsync make: @escaping @MainActor (@escaping (repeat each Argument) async throws -> Result) -> Value
  ) {
    self.init(name, Result.self, arguments: arguments, implementations: [], canThrow: true, canWait: true) {
      values, stub in
      values[keyPath: keyPath] = make(stub.asyncFunction(implementations: [:]))
    }
  }

  /// An asynchronous action of the environment, with implementations that documents can `use`.
  ///
  /// - Parameters:
  ///   - arguments: The names of the arguments, as without implementations.
  ///   - implementations: Values that documents can `use` by name.
  ///   - call: Calls one of them: `{ $0($1, $2) }`.
  ///   - make: Makes the environment's value from a function.
  public init<each Argument, Result, Value>(
    _ name: String, _ keyPath: WritableKeyPath<EnvironmentValues, Value>, arguments: [String] = [],
    implementations: KeyValuePairs<String, Value>,
    call: @escaping (Value, repeat each Argument) async throws -> Result,
    makeAsync make: @escaping @MainActor (@escaping (repeat each Argument) async throws -> Result) -> Value
  ) {
    let names = implementations.map(\.key)
    self.init(name, Result.self, arguments: arguments, implementations: names, canThrow: true, canWait: true) {
      values, stub in
      var functions: [String: AsyncImplementation<repeat each Argument, Result>] = [:]
      for (name, value) in implementations {
        functions[name] = AsyncImplementation(value, call)
      }
      values[keyPath: keyPath] = make(stub.asyncFunction(implementations: functions))
    }
  }

  /// A function that components take in their `init`: `StageContext.action(_:)` hands it out.
  ///
  /// - Parameter function: The type of the function, such as `((Note) -> Void).self`.
  public init<each Argument, Result>(
    _ name: String, function: ((repeat each Argument) -> Result).Type, arguments: [String] = []
  ) {
    self.init(
      name, Result.self, arguments: arguments, implementations: [], canThrow: false, canWait: false, install: nil)
  }

  /// An asynchronous function that components take in their `init`.
  public init<each Argument, Result>(
    _ name: String, asyncFunction: ((repeat each Argument) async throws -> Result).Type, arguments: [String] = []
  ) {
    self.init(name, Result.self, arguments: arguments, implementations: [], canThrow: true, canWait: true, install: nil)
  }

  private init<Result>(
    _ name: String, _ result: Result.Type, arguments: [String], implementations: [String], canThrow: Bool,
    canWait: Bool, install: (@MainActor (inout EnvironmentValues, ActionStub) -> Void)?
  ) {
    self.name = name
    self.implementations = implementations
    self.canThrow = canThrow
    self.canWait = canWait
    self.install = install
    argumentNames = arguments
    self.result = Result.self
    checkReturn = { node in
      ReturnValue<Result>.diagnostics(node, action: name)
    }
    decodeReturn = { try ReturnValue<Result>.decode($0) }
  }

  /// Registers the action.
  public func register(in registry: inout CatalogRegistry) {
    registry.add(self, as: name, kind: "action", to: \.actions)
  }
}

/// What documents may have an action return.
@MainActor
enum ReturnValue<Result> {
  nonisolated static func diagnostics(_ node: JSONNode, action: String) -> [Diagnostic] {
    MainActor.assumeIsolated {
      if Result.self == Void.self {
        return node.isNull
          ? [] : [Diagnostic(at: node.location, "\(action.quoted) returns nothing", hint: "write null")]
      }
      guard let decodable = Result.self as? any Decodable.Type else {
        return [
          Diagnostic(
            at: node.location, "\(action.quoted) returns \(Result.self), which JSON cannot say",
            hint: "make the type Decodable, or `use` an implementation")
        ]
      }
      func check<Value: Decodable>(_: Value.Type) -> [Diagnostic] {
        JSONNodeDecoder().diagnostics(decoding: Value.self, from: node)
      }
      return check(decodable)
    }
  }

  static func decode(_ node: JSONNode) throws -> Any {
    if Result.self == Void.self { return () }
    guard let decodable = Result.self as? any Decodable.Type else {
      throw InvalidValue("\(Result.self) is not Decodable")
    }
    func decode<Value: Decodable>(_: Value.Type) throws -> Any {
      try JSONNodeDecoder().decode(Value.self, from: node)
    }
    return try decode(decodable)
  }
}
