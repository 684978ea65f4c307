import CWorkers
import ScenarioStage

/// Writes what a worker is doing to memory that its parent sees.
final class FlightRecorder: StageObserver, @unchecked Sendable {
  // Only the stage's thread writes to it while a run is on stage.
  private let record: OpaquePointer

  init(_ record: OpaquePointer) { self.record = record }

  /// Records that a run goes on stage.
  func begin(_ number: UInt64) { worker_record_begin(record, number) }

  /// Records that the run has ended.
  func end() { worker_record_end(record) }

  func willDo(_ activity: HermeticActivity) {
    worker_record_set_thread(record)
    set(WorkerTextStep, activity.step)
    set(WorkerTextPlace, activity.location?.description ?? "")
  }

  func did(_ step: Transcript.StepRecord, screen: String) {
    var text = Transcript.text(of: step)
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        if let start = $0.baseAddress { worker_record_append(record, WorkerTextHistory, start, $0.count) }
      }
    }
    set(WorkerTextScreen, screen)
  }

  private func set(_ kind: WorkerText, _ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        if let start = $0.baseAddress { worker_record_set(record, kind, start, $0.count) }
      }
    }
  }
}
