import PreviewKit
import ScenarioDocuments
import ScenarioSupport
import Synchronization

/// Stands in for one action during a run: records its calls and answers them as the documents say.
///
/// A component may call the action from any thread. Each call then takes its answer in the order in which it is recorded.
final class ActionStub: Sendable {
  /// An answer whose value has been decoded.
  struct Answer {
    enum Outcome {
      case value(Any)
      case error(any Error, name: String)
      case implementation(String)
      case never
    }

    let outcome: Outcome
    let after: Duration?
    let when: JSONNode?
  }

  /// What an action does with its calls.
  enum Answers {
    /// The first answer whose condition holds, every time.
    case always([Answer])
    /// One for each call.
    case sequence([Answer])
  }

  let action: String
  private let argumentNames: [String]
  /// Values of the types that the action has. They are made before the first call and never changed afterwards.
  private nonisolated(unsafe) let answers: Answers
  /// The names that the documents give to errors, by the names that the errors have themselves.
  private let errorNames: [String: String]
  private let recorder: CallRecorder
  private let state: Mutex<State>

  /// What calls change.
  private struct State {
    var callCount = 0
    /// For a list of answers, which of them were given.
    var used: [Bool]
    /// The answers before this one were all given.
    var firstUnused = 0
  }

  init(_ action: String, argumentNames: [String], answers: Answers, recorder: CallRecorder) {
    self.action = action
    self.argumentNames = argumentNames
    self.answers = answers
    self.recorder = recorder
    let (all, used) =
      switch answers {
      case .always(let list): (list, [Bool]())
      case .sequence(let list): (list, list.map { _ in false })
      }
    var errorNames: [String: String] = [:]
    for case .error(let error, let name) in all.map(\.outcome) where errorNames[ErrorName.of(error)] == nil {
      errorNames[ErrorName.of(error)] = name
    }
    self.errorNames = errorNames
    state = Mutex(State(used: used))
  }

  // MARK: Functions

  /// A function that records and answers.
  func function<each Argument, Result>(
    implementations: [String: Implementation<repeat each Argument, Result>]
  ) -> (repeat each Argument) -> Result {
    { (argument: repeat each Argument) -> Result in
      let (call, answer) = self.begin(repeat each argument)
      switch answer?.outcome {
      case .value(let value):
        return self.finish(call, value as! Result)
      case .implementation(let name):
        guard let implementation = implementations[name] else { break }
        return self.finish(call, implementation.call(repeat each argument))
      case .error, .never, nil: break
      }
      // The run has failed already. It continues with any value of the result type.
      if let value = self.substitute(for: Result.self) { return self.finish(call, value) }
      if let any = implementations.min(by: { $0.key < $1.key })?.value {
        return self.finish(call, any.call(repeat each argument))
      }
      fatalError("\(self.action) was called without an answer, and must return a \(Result.self)")
    }
  }

  /// An asynchronous function that records and answers.
  func asyncFunction<each Argument, Result>(
    implementations: [String: AsyncImplementation<repeat each Argument, Result>]
  ) -> (repeat each Argument) async throws -> Result {
    { (argument: repeat each Argument) async throws -> Result in
      let (call, answer) = self.begin(repeat each argument)
      do {
        if let after = answer?.after { try await Task.sleep(for: after) }
        switch answer?.outcome {
        case .value(let value): return self.finish(call, value as! Result)
        case .implementation(let name):
          guard let implementation = implementations[name] else { throw NoAnswer(action: self.action) }
          return self.finish(call, try await implementation.call(repeat each argument))
        case .error(let error, _): throw error
        case .never: try await Self.never()
        case nil: break
        }
        throw NoAnswer(action: self.action)
      } catch {
        self.fail(call, error)
        throw error
      }
    }
  }

  /// Suspends until the task is cancelled.
  private static func never() async throws {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
    throw CancellationError()
  }

  // MARK: Recording

  /// Records a call, and finds the answer to it.
  private func begin<each Argument>(
    _ argument: repeat each Argument
  ) -> (call: CallRecorder.Call, answer: Answer?) {
    var members: [CallValue.Member] = []
    var index = 0
    for value in repeat each argument {
      let name = index < argumentNames.count ? argumentNames[index] : ""
      members.append(CallValue.Member(name: name, value: CallValue(value)))
      index += 1
    }
    // A single structure without a name of its own is shown by its properties.
    if members.count == 1, members[0].name.isEmpty, case .record(let properties) = members[0].value {
      members = properties
    }
    // Reading the arguments runs code of the component, so it happens before the lock.
    let text = CallValue.text(of: members)
    let (call, answer) = state.withLock { state in
      let call = recorder.begin(action, arguments: .record(members), argumentText: text)
      return (call, answerIndex(for: call, &state))
    }
    return (call, answer.map { allAnswers[$0] })
  }

  private func finish<Result>(_ call: CallRecorder.Call, _ result: Result) -> Result {
    recorder.end(call, Result.self == Void.self ? .returnedNothing : .returned(CallValue(result)))
    return result
  }

  private func fail(_ call: CallRecorder.Call, _ error: any Error) {
    if error is CancellationError { return recorder.end(call, .cancelled) }
    recorder.end(call, .threw(name(of: error)))
  }

  private func name(of error: any Error) -> String {
    let known = ErrorName.of(error)
    return errorNames[known] ?? known
  }

  // MARK: Answering

  private var allAnswers: [Answer] {
    switch answers {
    case .always(let list), .sequence(let list): list
    }
  }

  /// The place of the answer to a call; nil when there is none, which is reported.
  private func answerIndex(for call: CallRecorder.Call, _ state: inout State) -> Int? {
    state.callCount += 1
    func applies(_ answer: Answer) -> Bool { answer.when.map { call.arguments.matches($0) } ?? true }
    switch answers {
    case .always(let list):
      if let index = list.firstIndex(where: applies) { return index }
      recorder.report("\(action)(\(call.argumentText)) was called, and no answer is for these arguments")
    case .sequence(let list):
      while state.firstUnused < list.count, state.used[state.firstUnused] { state.firstUnused += 1 }
      let rest = state.firstUnused..<list.count
      if let index = rest.first(where: { !state.used[$0] && applies(list[$0]) }) {
        state.used[index] = true
        return index
      }
      let amount = list.count == 1 ? "1 answer" : "\(list.count) answers"
      recorder.report("\(Ordinal.text(state.callCount)) call of \(action), \(amount): \(call.line)")
    }
    return nil
  }

  /// Something that a synchronous action can return when it has no answer.
  private func substitute<Result>(for type: Result.Type) -> Result? {
    if let nothing = () as? Result { return nothing }
    if let optional = type as? any ExpressibleByNilLiteral.Type, let empty = Self.null(optional) as? Result {
      return empty
    }
    for case .value(let value) in allAnswers.map(\.outcome) { if let value = value as? Result { return value } }
    return nil
  }

  private static func null<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Any { Value(nilLiteral: ()) }
}

/// A registered implementation, as a function. A structure, because a dictionary cannot hold variadic functions.
struct Implementation<each Argument, Result> {
  let call: (repeat each Argument) -> Result

  /// Calls `value` by `call`.
  init<Value>(_ value: Value, _ call: @escaping (Value, repeat each Argument) -> Result) {
    self.call = { (argument: repeat each Argument) in call(value, repeat each argument) }
  }
}

/// A registered asynchronous implementation, as a function.
struct AsyncImplementation<each Argument, Result> {
  let call: (repeat each Argument) async throws -> Result

  /// Calls `value` by `call`.
  init<Value>(_ value: Value, _ call: @escaping (Value, repeat each Argument) async throws -> Result) {
    self.call = { (argument: repeat each Argument) async throws in try await call(value, repeat each argument) }
  }
}

/// What an asynchronous action throws when it has no answer.
struct NoAnswer: Error {
  let action: String
}
