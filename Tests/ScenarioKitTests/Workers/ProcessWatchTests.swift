import CWorkers
import Foundation
import Testing

@testable import ScenarioKit

/// How the end of a worker process is noticed. In processes of their own, because what a system lacks is simulated for all
/// of a process.
@Suite struct ProcessWatchTests {
  /// A process that lives until its standard input ends, and then ends with status 7.
  private static func startReader() -> (process: pid_t, input: Int32) {
    var (reading, writing): (Int32, Int32) = (-1, -1)
    precondition(worker_pipe(&reading, &writing))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, reading, 0)
    var process: pid_t = 0
    let words = ["/bin/sh", "-c", "read line; exit 7"]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let environment: [UnsafeMutablePointer<CChar>?] = [nil]
    precondition(posix_spawn(&process, "/bin/sh", &actions, nil, arguments, environment) == 0)
    close(reading)
    return (process, writing)
  }

  private static func hasNews(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Whether the end of a process is noticed, not before it has ended, and its status is still there afterwards.
  private static func noticesAnEnd(by best: WorkerWatch) -> Bool {
    worker_limit_watch(best)
    let (process, input) = startReader()
    let descriptor = worker_process_descriptor(process)
    let isEarly = hasNews(descriptor, within: 0)
    close(input)
    let isNoticed = hasNews(descriptor, within: 300_000)
    close(descriptor)
    var status: Int32 = 0
    return descriptor >= 0 && !isEarly && isNoticed && waitpid(process, &status, 0) == process
      && WorkerStatus(status) == .exited(7)
  }

  @Test func processDescriptorsNoticeAnEnd() async {
    await #expect(processExitsWith: .success) {
      let isRight = ProcessWatchTests.noticesAnEnd(by: WorkerWatchDescriptor)
      #expect(isRight)
    }
  }

  @Test func withoutProcessDescriptorsAThreadNoticesAnEnd() async {
    await #expect(processExitsWith: .success) {
      let isRight = ProcessWatchTests.noticesAnEnd(by: WorkerWatchThread)
      #expect(isRight)
    }
  }

  @Test func aProcessThatHasEndedAlreadyIsNoticed() async {
    await #expect(processExitsWith: .success) {
      worker_limit_watch(WorkerWatchThread)
      let (process, input) = ProcessWatchTests.startReader()
      close(input)
      var information = siginfo_t()
      waitid(P_PID, id_t(process), &information, Int32(WEXITED) | Int32(WNOWAIT))
      let isNoticed = ProcessWatchTests.hasNews(worker_process_descriptor(process), within: 300_000)
      #expect(isNoticed)
    }
  }

  @Test func aWorkerWhoseEndCannotBeNoticedIsNotStarted() async {
    await #expect(processExitsWith: .success) {
      worker_limit_watch(WorkerWatchNone)
      var message = ""
      do {
        _ = try WorkerProcess.start(memoryLimit: 0)
      } catch {
        message = "\(error)"
      }
      let isChildLeft = waitpid(-1, nil, WNOHANG) >= 0
      #expect(message.contains("watch for the end of a worker process"))
      #expect(!isChildLeft)
    }
  }
}
