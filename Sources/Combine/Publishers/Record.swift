/// A publisher that sends what has been recorded: some values and an end.
public struct Record<Output, Failure: Error>: Publisher {
  /// Some values and an end.
  public struct Recording {
    /// The values.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>

    private var hasEnded = false

    /// Makes a recording without values, which ends well.
    public init() {
      output = []
      completion = .finished
    }

    /// Makes a recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value. There must be no end yet.
    public mutating func receive(_ input: Input) {
      precondition(!hasEnded, "A value was recorded after the end.")
      output.append(input)
    }

    /// Sets the end. There must be none yet.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!hasEnded, "An end was recorded after the end.")
      self.completion = completion
      hasEnded = true
    }
  }

  /// What is sent.
  public let recording: Recording

  /// Makes a publisher of a recording that the closure makes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Makes a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    ElementsSubscription.start(
      recording.output, completion: recording.completion, downstream: subscriber, nameAtEnd: "Cancelled Events",
      showsCompletion: true)
  }
}

extension Record.Recording: Sendable where Output: Sendable, Failure: Sendable {}
extension Record: Sendable where Output: Sendable, Failure: Sendable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output
    case completion
  }

  /// Decodes a recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the recording.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
