import CWorkers
import Testing

@testable import ScenarioKit

/// Both sides of a worker's record, in one process.
final class RecordedFlight {
  /// The parent's side.
  let record: WorkerRecordReader
  /// The worker's side.
  let recorder: FlightRecorder
  private let memory: OpaquePointer

  init() throws {
    record = try WorkerRecordReader()
    memory = try #require(worker_record_map(record.file))
    recorder = FlightRecorder(memory)
    recorder.begin(1)
  }

  deinit { worker_record_unmap(memory) }
}
