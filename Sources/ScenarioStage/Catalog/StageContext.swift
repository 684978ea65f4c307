import PreviewKit

/// What a component's builder gets from the stage: functions that stand in for clients and closures.
@MainActor public struct StageContext {
  /// Makes the stub of the action with this name, whose result must be of this type.
  let stub: @MainActor (String, Any.Type) throws -> ActionStub
  let report: @MainActor (any Error) -> Void

  /// A function for the registered action `name`: recorded, and answered as documents say.
  ///
  /// Without an answer in the documents, a function that returns nothing is only recorded.
  public func action<each Argument, Result>(_ name: String) -> (repeat each Argument) -> Result {
    functionStub(name, Result.self).function(implementations: [:])
  }

  /// An asynchronous function for the registered action `name`.
  public func asyncAction<each Argument, Result>(_ name: String) -> (repeat each Argument) async throws -> Result {
    functionStub(name, Result.self).asyncFunction(implementations: [:])
  }

  private func functionStub(_ name: String, _ result: Any.Type) -> ActionStub {
    do {
      return try stub(name, result)
    } catch {
      report(error)
      return ActionStub(name, argumentNames: [], answers: .sequence([]), recorder: CallRecorder())
    }
  }
}
