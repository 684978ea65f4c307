import CWorkers
import Foundation
import ScenarioStage
import ScenarioSupport

/// A parent's side of one worker: the process, the pipes to it, and what it is at.
final class WorkerProcess {
  let process: pid_t
  let record: WorkerRecordReader
  /// Readable when the process has ended.
  let ending: Int32
  let events: Int32
  let output: Int32

  /// What it was given and has not told of, in order.
  var assigned: [RunSchedule.Item] = []
  /// Whether it is at a batch. It still is for a moment after its last run has ended.
  var isBusy = false
  /// How many items its batch had.
  var given = 0
  /// The item that it was asked to stop at.
  var terminated: UInt64?
  /// Whether it has been given nothing yet.
  var isFresh = true
  /// Whether it gets nothing more.
  var isRetiring = false
  /// Whether something that is no message came through its pipe.
  private(set) var isGarbled = false
  /// Whether nobody has the other ends of its pipes any more.
  private(set) var hasClosedEvents = false
  private(set) var hasClosedOutput = false
  /// Whether it was waited for.
  var hasEnded = false
  /// What was done about a run that takes too long.
  var deadline = RunDeadline()
  /// When it last said or was given something.
  var lastSign: Duration

  private var commands: Int32
  private var capture: OutputCapture
  private var outputs: [UInt64: OutputCapture.Text] = [:]
  private var incoming: FrameBuffer
  private var outgoing: ArraySlice<UInt8> = []
  private let folder: PrivateFolder
  private let folderLock: Int32

  private struct Pipe {
    var reading: Int32 = -1
    var writing: Int32 = -1

    init() throws(SystemFailure) {
      guard worker_pipe(&reading, &writing) else { throw SystemFailure("make a pipe") }
    }

    func close() {
      Foundation.close(reading)
      Foundation.close(writing)
    }
  }

  private init(
    process: pid_t, ending: Int32, record: WorkerRecordReader, folder: PrivateFolder, folderLock: Int32, mark: [UInt8],
    output: Pipe,
    commands: Pipe,
    events: Pipe
  ) {
    self.process = process
    self.record = record
    self.folder = folder
    self.folderLock = folderLock
    capture = OutputCapture(mark: mark)
    incoming = FrameBuffer(mark: mark)
    self.ending = ending
    self.output = output.reading
    self.commands = commands.writing
    self.events = events.reading
    for descriptor in [output.writing, commands.reading, events.writing] { close(descriptor) }
    for descriptor in [self.output, self.commands, self.events] { worker_set_nonblocking(descriptor) }
    lastSign = WorkerPool.now
    record.closeFile()
  }

  /// Starts a worker: this program again.
  ///
  /// - Parameter memoryLimit: The most that it may allocate beside its stack, in bytes.
  static func start(memoryLimit: Int) throws(SystemFailure) -> WorkerProcess {
    let mark = (0..<16).map { _ in UInt8.random(in: 1...255) }
    let record = try WorkerRecordReader()
    let pipes = try pipes(3)
    let (folder, folderLock): (PrivateFolder, Int32)
    do throws(SystemFailure) {
      (folder, folderLock) = try PrivateFolder.make()
    } catch {
      pipes.forEach { $0.close() }
      throw error
    }
    let settings = Worker.Settings(
      mark: mark, memoryLimit: memoryLimit == 0 ? 0 : UInt64(memoryLimit) + UInt64(HermeticThread.stackSize))
    var process: pid_t = 0
    let code = spawn(
      settings, in: folder, output: pipes[0].writing, commands: pipes[1].reading, events: pipes[2].writing,
      record: record.file, process: &process)
    guard code == 0 else {
      pipes.forEach { $0.close() }
      folder.remove()
      close(folderLock)
      throw SystemFailure("start a worker process", code: code)
    }
    let ending = worker_process_descriptor(process)
    guard ending >= 0 else {
      let code = errno
      kill(process, SIGKILL)
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      pipes.forEach { $0.close() }
      folder.remove()
      close(folderLock)
      throw SystemFailure("watch for the end of a worker process", code: code)
    }
    return WorkerProcess(
      process: process, ending: ending, record: record, folder: folder, folderLock: folderLock, mark: mark,
      output: pipes[0],
      commands: pipes[1],
      events: pipes[2])
  }

  private static func pipes(_ count: Int) throws(SystemFailure) -> [Pipe] {
    var pipes: [Pipe] = []
    do throws(SystemFailure) {
      for _ in 0..<count { pipes.append(try Pipe()) }
    } catch {
      pipes.forEach { $0.close() }
      throw error
    }
    return pipes
  }

  private static func spawn(
    _ settings: Worker.Settings, in folder: PrivateFolder, output: Int32, commands: Int32, events: Int32, record: Int32,
    process: inout pid_t
  ) -> Int32 {
    var variables = ProcessInfo.processInfo.environment
    variables.merge(folder.variables) { $1 }
    // The order of sets and dictionaries is the same in every worker.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // Without its backtraces the runtime would print a list of addresses instead; with them it leaves that to a handler,
    // which is the worker's own.
    variables["SWIFT_BACKTRACE"] = "enable=yes"
    let arguments = [CommandLine.arguments.first ?? "scenario-run"] + settings.arguments
    return withCStrings(arguments) { arguments in
      withCStrings(variables.map { "\($0)=\($1)" }) { environment in
        "/proc/self/exe".withCString { executable in
          var start = WorkerStart(
            executable: executable, arguments: arguments, environment: environment, output: output, commands: commands,
            events: events, record: record)
          return worker_spawn(&start, &process)
        }
      }
    }
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  // MARK: Talking

  /// Whether bytes wait to be written.
  var isSending: Bool { !outgoing.isEmpty }

  /// The descriptor to wait for before more is sent.
  var sending: Int32 { commands }

  func send(_ command: WorkerCommand) {
    guard let message = try? JSONEncoder().encode(command) else { preconditionFailure("commands are plain values") }
    outgoing += incoming.frame(message)
    send()
  }

  /// Writes what the pipe takes.
  func send() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A worker that reads no more has ended, which is told elsewhere.
      if count < 0, errno != EAGAIN { outgoing = [] }
      guard count > 0 else { return }
      outgoing = outgoing.dropFirst(count)
    }
  }

  /// What it told since the last call. Nothing more is understood behind what is no message: see ``isGarbled``.
  func takeEvents() -> [WorkerEvent] {
    guard !isGarbled else { return [] }
    var events: [WorkerEvent] = []
    hasClosedEvents = !readAll(self.events) { incoming.append($0) }
    do {
      while let message = try incoming.next() { events.append(try WorkerEvent(message: message)) }
    } catch {
      isGarbled = true
    }
    // The mark that ends a run's output was written before the run was told of.
    if !events.isEmpty { takeOutput() }
    return events
  }

  /// What was printed during a run that was told of; nil when it was nothing.
  func takeOutput(of number: UInt64) -> String? {
    outputs.removeValue(forKey: number)?.description
  }

  /// Reads what was printed, so that the worker never waits for it.
  func takeOutput() {
    hasClosedOutput = !readAll(output) { chunk in
      for (number, text) in capture.append(chunk) where !text.isEmpty { outputs[number] = text }
    }
  }

  /// What was printed since the last run that ended.
  func takeLastOutput() -> String {
    takeOutput()
    return capture.finish().description
  }

  /// Reads what there is. False when nothing more will come.
  private func readAll(_ descriptor: Int32, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { chunk in
      while true {
        let count = read(descriptor, chunk.baseAddress, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 && errno == EAGAIN }
        take(UnsafeBufferPointer(start: chunk.baseAddress?.assumingMemoryBound(to: UInt8.self), count: count))
      }
    }
  }

  // MARK: Ending

  /// Lets it end by itself.
  func retire() {
    isRetiring = true
    send(.end)
    closeCommands()
  }

  /// Asks it to end what it is doing, and to say where it was.
  func terminate() {
    kill(process, SIGTERM)
    kill(process, SIGCONT)
  }

  /// Ends it and whatever it started.
  func destroy() {
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
  }

  /// After it ended: how, and with how much memory. Nothing of it is left.
  func reap() -> (status: WorkerStatus, peakMemory: Int) {
    // The number of a process that has ended is its own until it is waited for.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return (WorkerStatus(status), usage.ru_maxrss << 10)
  }

  /// Gives back what it had of the system.
  func clear() {
    closeCommands()
    for descriptor in [events, output, ending, folderLock] where descriptor >= 0 { close(descriptor) }
    folder.remove()
  }

  private func closeCommands() {
    guard commands >= 0 else { return }
    close(commands)
    commands = -1
    outgoing = []
  }
}
