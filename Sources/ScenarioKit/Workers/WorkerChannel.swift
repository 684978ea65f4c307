import CWorkers
import Foundation
import ScenarioSupport
import Synchronization

/// A worker's side of the pipes to its parent.
final class WorkerChannel: Sendable {
  /// Shows the parent what the worker is doing.
  let recorder: FlightRecorder

  private let commands: Int32
  private let events: Pipe
  /// The pipe that standard output and error lead to, even after components have redirected those.
  private let output: Pipe
  private let mark: [UInt8]
  private let lock = Mutex(())

  /// A descriptor that a component may close or replace.
  private struct Pipe {
    let descriptor: Int32
    let number: UInt64

    init(moving descriptor: Int32) {
      self.descriptor = worker_move_descriptor(descriptor)
      number = worker_file_number(self.descriptor)
    }

    var isIntact: Bool { number != 0 && worker_file_number(descriptor) == number }
  }

  /// Takes over the descriptors that the worker was started with, and handles the signals that end it.
  init(mark: [UInt8]) throws(SystemFailure) {
    self.mark = mark
    guard let record = worker_record_map(WorkerProtocol.record) else { throw SystemFailure("map the parent's memory") }
    close(WorkerProtocol.record)
    recorder = FlightRecorder(record)
    commands = worker_move_descriptor(WorkerProtocol.commands)
    events = Pipe(moving: WorkerProtocol.events)
    output = Pipe(moving: dup(STDOUT_FILENO))
    guard commands >= 0, events.isIntact, output.isIntact else { throw SystemFailure("keep the parent's pipes") }
    // What a component prints must be in the pipe before a crash.
    worker_write_lines_at_once()
    worker_follow_parent()
    worker_handle_signals(record)
  }

  /// Reads commands on a separate thread until the parent asks the worker to end, or is gone.
  func listen(_ take: @escaping @Sendable (WorkerBatch) -> Void) {
    Thread.detachNewThread { [self] in
      var buffer = FrameBuffer(mark: mark)
      var chunk = [UInt8](repeating: 0, count: 64 << 10)
      while true {
        let count = read(commands, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { Self.endWithoutParent() }
        buffer.append(chunk[..<count])
        do {
          while let message = try buffer.next() {
            switch try JSONDecoder().decode(WorkerCommand.self, from: Data(message)) {
            case .batch(let batch): take(batch)
            case .end:
              fflush(nil)
              _exit(0)
            }
          }
        } catch {
          Self.endWithoutParent()
        }
      }
    }
  }

  /// Sends the parent an event, from any thread.
  func send(_ event: WorkerEvent) {
    let bytes = FrameBuffer(mark: mark).frame(event.message)
    lock.withLock { _ in write(bytes, to: events) }
  }

  /// Ends the output of an item, and restores standard output and error.
  func endOutput(of number: UInt64) {
    fflush(nil)
    lock.withLock { _ in write(OutputCapture.end(of: number, mark: mark), to: output) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] where worker_file_number(descriptor) != output.number {
      dup2(output.descriptor, descriptor)
    }
  }

  /// Ends the worker when its pipe is gone. The exit code tells the parent why.
  private func write(_ bytes: [UInt8], to pipe: Pipe) {
    guard pipe.isIntact else { _exit(WorkerProtocol.lostPipe) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(pipe.descriptor, $0.baseAddress! + written, $0.count - written)
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        _exit(WorkerProtocol.lostPipe)
      }
    }
  }

  /// Ends the worker and everything that it started, when the parent is gone.
  private static func endWithoutParent() -> Never {
    if let folder = PrivateFolder.ofThisWorker { folder.remove() }
    Descendants.kill(of: getpid())
    kill(0, SIGKILL)
    _exit(WorkerProtocol.lostPipe)
  }
}
