import CWorkers
import Foundation
import ScenarioStage
import ScenarioSupport

/// A parent's side of one worker: the process, the pipes to it, and what it is doing.
final class WorkerProcess {
  let process: pid_t
  let record: WorkerRecordReader
  /// Readable when the process has ended.
  let ending: Int32
  let events: Int32
  let output: Int32

  /// What it is doing.
  var state = WorkerState.fresh
  /// The item that it was asked to stop. A run that ends at that moment leaves the stop to the next one.
  private(set) var stoppedItem: UInt64?
  private(set) var eventStream = EventStream.open
  /// Whether the other end of the output pipe is closed everywhere.
  private(set) var hasClosedOutput = false
  /// When it last sent an event or was given a batch.
  var lastSign: Duration

  private var commands: Int32
  private var capture: OutputCapture
  private var outputs: [UInt64: OutputCapture.Text] = [:]
  private var incoming: FrameBuffer
  private var outgoing: ArraySlice<UInt8> = []
  private let folder: PrivateFolder
  private let folderLock: Int32

  /// Where events come from.
  enum EventStream {
    case open
    /// The other end of the pipe is closed everywhere.
    case closed
    /// Bytes that are not a message came through the pipe. What follows cannot be understood.
    case garbled
  }

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
    // With this, the order of sets and dictionaries is the same in every worker.
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // Without backtraces the runtime would print a list of addresses. With them it leaves the fault to a signal handler, and
    // the worker installs its own.
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

  // MARK: Commands and events

  /// Whether bytes of commands wait to be written.
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
      // A worker that reads no more has ended, which `ending` shows.
      if count < 0, errno != EAGAIN { outgoing = [] }
      guard count > 0 else { return }
      outgoing = outgoing.dropFirst(count)
    }
  }

  /// The events since the last call.
  func takeEvents() -> [WorkerEvent] {
    switch eventStream {
    case .open: break
    case .closed, .garbled: return []
    }
    var events: [WorkerEvent] = []
    if !readAll(self.events, { incoming.append($0) }) { eventStream = .closed }
    do {
      while let message = try incoming.next() { events.append(try WorkerEvent(message: message)) }
    } catch {
      eventStream = .garbled
    }
    // A worker ends a run's output with the mark before it sends the run's result.
    if !events.isEmpty { takeOutput() }
    return events
  }

  /// Whether bytes that are not a message came through its pipe.
  var isGarbled: Bool {
    switch eventStream {
    case .open, .closed: false
    case .garbled: true
    }
  }

  /// What was printed during a run that has ended; nil when it was nothing.
  func takeOutput(of number: UInt64) -> String? {
    outputs.removeValue(forKey: number)?.description
  }

  /// Reads what was printed, so that the worker never waits for a reader.
  func takeOutput() {
    hasClosedOutput = !readAll(output) { chunk in
      for (number, text) in capture.append(chunk) where !text.isEmpty { outputs[number] = text }
    }
  }

  /// What was printed since the last run ended.
  func takeLastOutput() -> String {
    takeOutput()
    return capture.finish().description
  }

  /// Reads everything that is there. False when nothing more will come.
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
    state = .retiring
    send(.end)
    closeCommands()
  }

  /// Asks it to stop an item and end, and to record where it was.
  func stop(_ item: UInt64) {
    stoppedItem = item
    kill(process, SIGTERM)
    kill(process, SIGCONT)
  }

  /// Kills it and all processes that it started.
  func destroy() {
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
  }

  /// Waits for it and returns how it ended, and with how much memory. What it started ends with it.
  func reap() -> (status: WorkerStatus, peakMemory: Int) {
    // The number of a process that has ended is not used again until it is waited for.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return (WorkerStatus(status), usage.ru_maxrss << 10)
  }

  /// Closes its descriptors and removes its folder.
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
