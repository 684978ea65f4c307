import Foundation

/// A program that ran to its end, and what that cost.
struct MeasuredProcess {
  /// How it ended.
  enum Ending: Equatable, CustomStringConvertible {
    case code(Int32)
    case signal(Int32)

    init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    }

    var description: String {
      switch self {
      case .code(let code): "exit code \(code)"
      case .signal(let number): "signal \(number)"
      }
    }
  }

  /// The program's name.
  let name: String
  let ending: Ending
  /// Seconds from start to exit.
  let wall: Double
  /// Seconds on a processor, its descendants' included as far as they were waited for.
  let processor: Double
  let output: String
  let memory: PeakMemory

  /// Runs it without a terminal.
  ///
  /// - Parameters:
  ///   - variables: All of its environment but the path.
  ///   - outputFile: Where all goes that it prints: nobody has to read while it writes.
  init(
    _ program: URL, _ arguments: [String], variables: [String: String], outputFile: URL, watchingMemory: Bool
  ) throws(BenchmarkFailure) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputFile.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var words = Self.list([program.path] + arguments)
    var environment = Self.list(["PATH=/usr/bin:/bin"] + variables.map { "\($0.key)=\($0.value)" })
    defer { for text in words + environment { free(text) } }

    name = program.lastPathComponent
    let start = ContinuousClock.now
    var process: pid_t = 0
    let error = posix_spawn(&process, program.path, &actions, nil, &words, &environment)
    guard error == 0 else {
      throw BenchmarkFailure(
        message: "\(program.lastPathComponent) cannot be started: \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    var memory = PeakMemory()
    if watchingMemory {
      while wait4(process, &status, WNOHANG, &usage) == 0 {
        memory.look(at: process)
        usleep(20_000)
      }
    } else {
      while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
    }
    wall = (ContinuousClock.now - start) / .seconds(1)
    processor = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    ending = Ending(status: status)
    output = (try? String(contentsOf: outputFile, encoding: .utf8)) ?? ""
    self.memory = memory
  }

  /// Fails the case unless the program ended as it should, with what it said last.
  func mustEnd(with expected: Ending) throws(BenchmarkFailure) {
    guard ending != expected else { return }
    let last = output.split(separator: "\n").last ?? "it printed nothing"
    throw BenchmarkFailure(message: "\(name) ended with \(ending) instead of \(expected): \(last)")
  }

  /// What the C library takes for a list of words; to be freed.
  private static func list(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { word in strdup(word) } + [nil]
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
