/// What an operator with one upstream does with each value and with the end. It is made anew for each subscriber, so it
/// may keep state.
struct Transform<Input, InputFailure: Error, Output, Failure: Error> {
  /// What follows from a value.
  enum Step {
    case emit(Output)
    case skip
    /// Cancels upstream and ends, after a last value if there is one.
    case end(Output?)
    /// Cancels upstream and fails.
    case fail(Failure)
  }

  /// What follows from the end: a last value, which waits for demand, and the end downstream.
  struct End {
    var value: Output?
    var completion: Subscribers.Completion<Failure>
  }

  var receive: (Input) -> Step
  var end: (Subscribers.Completion<InputFailure>) -> End
  /// Whether it takes all values at once, and sends no more than a last one.
  var gathers = false
  /// Whether it ends before the first value.
  var endsAtStart = false
  var onSubscription: ((any Subscription) -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  var onCancel: (() -> Void)?

  init(
    receive: @escaping (Input) -> Step, end: @escaping (Subscribers.Completion<InputFailure>) -> End,
    gathers: Bool = false
  ) {
    self.receive = receive
    self.end = end
    self.gathers = gathers
  }
}

extension Transform where InputFailure == Failure {
  /// Passes the end on.
  init(_ receive: @escaping (Input) -> Step) {
    self.init(receive: receive, end: { End(value: nil, completion: $0) })
  }

  /// Takes all values, and sends a last one when they have ended well.
  init(gathering receive: @escaping (Input) -> Step, result: @escaping () -> Output?) {
    self.init(receive: receive, end: { Self.end($0, last: result) }, gathers: true)
  }

  /// Sends a last value when the values have ended well.
  init(_ receive: @escaping (Input) -> Step, last: @escaping () -> Output?) {
    self.init(receive: receive, end: { Self.end($0, last: last) })
  }

  private static func end(_ completion: Subscribers.Completion<Failure>, last: () -> Output?) -> End {
    if case .finished = completion { return End(value: last(), completion: completion) }
    return End(value: nil, completion: completion)
  }
}

extension Transform where Failure == any Error {
  /// Ends with the error that is thrown. When the values have ended well, `last` may send one more.
  init(
    gathers: Bool = false, throwing receive: @escaping (Input) throws -> Step, last: @escaping () -> Output? = { nil }
  ) {
    self.init(
      receive: { input in
        do {
          return try receive(input)
        } catch {
          return .fail(error)
        }
      },
      end: { completion in
        switch completion {
        case .finished: End(value: last(), completion: .finished)
        case .failure(let error): End(value: nil, completion: .failure(error))
        }
      },
      gathers: gathers
    )
  }
}
