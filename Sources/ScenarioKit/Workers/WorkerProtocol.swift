import ScenarioDocuments

/// What a parent and its workers say to each other over pipes, in frames.
enum WorkerProtocol {
  /// The argument that makes the program a worker.
  static let argument = "--scenario-worker"

  /// The descriptors that a worker is started with.
  static let commands: Int32 = 3
  static let events: Int32 = 4
  static let record: Int32 = 5

  /// How a worker ends that can no longer tell its parent anything.
  static let lostPipe: Int32 = 86
}

/// What a worker is asked to do.
enum WorkerCommand: Codable {
  /// Put these on stage, one after the other.
  case batch(WorkerBatch)
  /// End.
  case end
}

/// Runs for one call of Swift Testing.
struct WorkerBatch: Codable {
  struct Item: Codable {
    /// A number that no other item of the parent has.
    var number: UInt64
    var identity: RunIdentity
  }

  /// The folder of the documents.
  var root: String
  /// Whether texts are compared with the stored ones.
  var isJudged: Bool
  var items: [Item]
  /// The hashes of the documents that the runs were planned from, by their paths.
  var sources: [String: UInt64]
}
