import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Stands in for one action during a run: records its calls and answers them as the documents say.
final class ActionStub: @unchecked Sendable {
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
  private let answers: Answers
  private let recorder: CallRecorder
  private var used: [Bool]
  private var callCount = 0

  init(_ action: String, argumentNames: [String], answers: Answers, recorder: CallRecorder) {
    self.action = action
    self.argumentNames = argumentNames
    self.answers = answers
    self.recorder = recorder
    if case .sequence(let list) = answers { used = list.map { _ in false } } else { used = [] }
  }

  // MARK: Functions

  /// A function that records and answers.
  func function<each Argument, Result>(
    implementations: [String: Implementation<repeat each Argument, Result>]
  ) -> (repeat each Argument) -> Result {
    { (argument: repeat each Argument) -> Result in
      let call = self.begin(repeat each argument)
      let answer = self.answer(to: call)
      switch answer?.outcome {
      case .value(let value):
        return self.finish(call, value as! Result)
      case .implementation(let name):
        guard let implementation = implementations[name] else { break }
        return self.finish(call, implementation.call(repeat each argument))
      case .error, .never, nil: break
      }
      // The run has failed already; it goes on with whatever is a result.
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
      let call = self.begin(repeat each argument)
      do {
        let answer = self.answer(to: call)
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

  private func begin<each Argument>(_ argument: repeat each Argument) -> CallRecorder.Call {
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
    return recorder.begin(action, arguments: .record(members), argumentText: CallValue.text(of: members))
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
    let all: [Answer] =
      switch answers {
      case .always(let list), .sequence(let list): list
      }
    for case .error(let known, let name) in all.map(\.outcome) where ErrorName.of(known) == ErrorName.of(error) {
      return name
    }
    return ErrorName.of(error)
  }

  // MARK: Answering

  private func answer(to call: CallRecorder.Call) -> Answer? {
    callCount += 1
    func applies(_ answer: Answer) -> Bool { answer.when.map { call.arguments.matches($0) } ?? true }
    switch answers {
    case .always(let list):
      if let answer = list.first(where: applies) { return answer }
      recorder.report("\(action)(\(call.argumentText)) was called, and no answer is for these arguments")
    case .sequence(let list):
      if let index = list.indices.first(where: { !used[$0] && applies(list[$0]) }) {
        used[index] = true
        return list[index]
      }
      let amount = list.count == 1 ? "1 answer" : "\(list.count) answers"
      recorder.report("\(Ordinal.text(callCount)) call of \(action), \(amount): \(call.line)")
    }
    return nil
  }

  /// Something that a synchronous action can return when it has no answer.
  private func substitute<Result>(for type: Result.Type) -> Result? {
    if let nothing = () as? Result { return nothing }
    if let optional = type as? any ExpressibleByNilLiteral.Type, let empty = Self.null(optional) as? Result {
      return empty
    }
    let all: [Answer] =
      switch answers {
      case .always(let list), .sequence(let list): list
      }
    for case .value(let value) in all.map(\.outcome) { if let value = value as? Result { return value } }
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
