import ScenarioDocuments

/// The fixed values that a parent and its workers agree on. They exchange messages in frames over pipes.
enum WorkerProtocol {
  /// The argument that makes the program a worker.
  static let argument = "--scenario-worker"

  /// The descriptors that a worker has at its start.
  static let commands: Int32 = 3
  static let events: Int32 = 4
  static let record: Int32 = 5

  /// The exit code of a worker that can no longer reach its parent.
  static let lostPipe: Int32 = 86
}

/// What a parent asks a worker to do.
enum WorkerCommand: Codable {
  /// Run these items, one after the other.
  case batch(WorkerBatch)
  /// End the process.
  case end
}

/// The items for one call of Swift Testing.
struct WorkerBatch: Codable {
  struct Item: Codable {
    /// A number that is unique among all items of the parent.
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
