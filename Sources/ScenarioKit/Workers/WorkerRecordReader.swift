import CWorkers
import Foundation
import ScenarioDocuments
import ScenarioSupport

/// The parent's view of what its worker is doing. It stays readable after the worker has ended.
final class WorkerRecordReader {
  /// The file that both processes map.
  private(set) var file: Int32
  private let record: OpaquePointer

  init() throws(SystemFailure) {
    file = worker_record_create()
    guard file >= 0 else { throw SystemFailure("make shared memory") }
    guard let mapped = worker_record_map(file) else {
      let failure = SystemFailure("map shared memory")
      close(file)
      throw failure
    }
    record = mapped
  }

  deinit {
    worker_record_unmap(record)
    closeFile()
  }

  /// Closes the descriptor, once the worker has its own.
  func closeFile() {
    if file >= 0 { close(file) }
    file = -1
  }

  /// The number of the item on stage; nil when there is none.
  var item: UInt64? {
    let number = worker_record_run(record)
    return number == 0 ? nil : number
  }

  /// When it went on stage, on the monotonic clock.
  var start: Duration { .nanoseconds(worker_record_start(record)) }
  /// The thread that runs it.
  var thread: Int32 { worker_record_thread(record) }
  /// The signal that is ending the process, while the backtrace is recorded, and the time of the signal.
  var fault: (signal: Int32, time: Duration)? {
    let signal = worker_record_fault(record)
    return signal == 0 ? nil : (signal, .nanoseconds(worker_record_fault_time(record)))
  }
  /// The stack of the fault, innermost first: the address of the fault, then return addresses.
  var frames: [UInt64] {
    var count = 0
    return worker_record_frames(record, &count).map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  }
  /// The range of the program's own code in the worker's memory; empty when it is not known.
  var image: Range<UInt64> {
    let (start, end) = (worker_record_image_start(record), worker_record_image_end(record))
    return start < end ? start..<end : 0..<0
  }
  /// Whether the fault is a stack overflow.
  var isOverflow: Bool { worker_record_is_overflow(record) }
  /// Whether an allocation failed just before the fault.
  var isOutOfMemory: Bool { worker_record_is_out_of_memory(record) }
  /// The step, as transcripts print it; nil before the first.
  var step: String? {
    let text = text(WorkerTextStep)
    return text.isEmpty ? nil : text
  }
  /// The step's place in its document.
  var location: SourceLocation? { SourceLocation(parsing: text(WorkerTextPlace)) }
  /// The steps before it, with their calls.
  var history: String { text(WorkerTextHistory) }
  /// What was on the screen before it.
  var screen: String { text(WorkerTextScreen) }

  private func text(_ kind: WorkerText) -> String {
    var count = 0
    let start = worker_record_text(record, kind, &count)
    return UnsafeBufferPointer(start: start, count: count).withMemoryRebound(to: UInt8.self) {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
