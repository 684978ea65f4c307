import ScenarioDocuments
import ScenarioSupport

/// Writes the console output of a run: a line for each scenario that did not pass, a progress line on a terminal, the
/// failures with their differences, and a summary with the next command to type.
struct ConsoleReporter: Sendable {
  let settings: ConsoleSettings
  let output: ConsoleOutput
  let next: NextCommand
  let store: SnapshotStore
  /// The filters and paths of the command line. Suggested commands repeat them.
  let selection: [String]
  /// The folder with the pending files when they are accepted on another machine; `nil` when they are accepted here.
  let pendingElsewhere: String?

  /// The number of repetitions of each run.
  var repetitions = 1
  /// Whether the runs happened on other machines.
  var isMerging = false

  private let now: @Sendable () -> Duration
  private let start: Duration
  private var progress = ProgressLine(planned: 0)
  private var isProgressShown = false
  private var lastDrawn: Duration?
  private var lastLine: Duration

  var style: ConsoleStyle { settings.style }

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - now: A monotonic clock, with any start.
  ///   - pendingElsewhere: The folder that holds pending files when accepting happens on another machine.
  init(
    settings: ConsoleSettings, output: ConsoleOutput, next: NextCommand, store: SnapshotStore,
    selection: [String] = [], pendingElsewhere: String? = nil, now: @escaping @Sendable () -> Duration
  ) {
    self.settings = settings
    self.output = output
    self.next = next
    self.store = store
    self.selection = selection
    self.pendingElsewhere = pendingElsewhere
    self.now = now
    start = now()
    lastLine = start
  }

  /// Called before the first run.
  ///
  /// - Parameters:
  ///   - selected: The number of runs that will be executed.
  ///   - planned: How many runs the plan has.
  mutating func begin(selected: Int, planned: Int, isCI: Bool) {
    progress = ProgressLine(planned: selected)
    guard settings.detail != .quiet else { return }
    let amount = selected == planned ? "\(planned)" : "\(selected) of \(planned)"
    let scenarios = planned == 1 ? "scenario" : "scenarios"
    let often = repetitions > 1 ? ", \(repetitions) times each" : ""
    let origin = isMerging ? ", merged" : ""
    line("\(amount) \(scenarios) from \(store.rootName)\(often)\(origin)\(isCI ? ", under CI" : "")")
    guard !isMerging else { return }
    redraw(isForced: true)
  }

  /// Called when a run goes on stage.
  mutating func started(_ identity: RunIdentity) {
    progress.current = identity
    redraw(isForced: false)
  }

  /// Called when a run ended and was judged.
  mutating func finished(_ result: RunResult) {
    progress.done += 1
    if result.verdict.isProblem { progress.problems += 1 }
    if result.verdict.isProblem || result.verdict == .flaky || settings.detail == .verbose {
      line("\(label(result.verdict))  \(result.identity)")
      if settings.detail == .verbose, let keys = defaultedKeys(result) { line(keys) }
    }
    redraw(isForced: progress.done == progress.planned)
  }

  /// Called when a run has used half of its time.
  mutating func slow(_ identity: RunIdentity, after duration: Duration, step: String?) {
    guard settings.detail != .quiet else { return }
    let place = step.map { ", at > \(VisibleText.escaped($0))" } ?? ""
    line("\(style.paint(padded("slow"), .attention))  \(identity) for \(Self.seconds(duration))\(place)")
    redraw(isForced: true)
  }

  /// Called a few times a second. Without a progress line it prints the count now and then, so that the job does not look
  /// dead.
  mutating func tick() {
    redraw(isForced: false)
    guard !settings.showsProgress, settings.detail != .quiet else { return }
    let time = now()
    guard time - lastLine >= Self.heartbeat else { return }
    line("… \(progress.done) of \(progress.planned) after \(Self.seconds(time - start))")
  }

  private static let heartbeat = Duration.seconds(30)

  /// Called after the last run: writes the failures, then the summary.
  ///
  /// - Parameter results: In the order of the plan.
  mutating func end(_ results: [RunResult], _ summary: RunSummary) {
    eraseProgress()
    isProgressShown = false
    var text = settings.detail == .quiet ? "" : failures(results)
    text += notes(results, summary)
    if !text.isEmpty || progress.problems > 0 { text += "\n" }
    text += self.summary(results, summary, elapsed: now() - start)
    _ = output.write(text)
  }

  /// The verdict in its column and its colour.
  func label(_ verdict: Verdict) -> String {
    let words = padded(verdict.words)
    return words.prefix { $0 == " " } + style.paint(String(words.drop { $0 == " " }), Self.ink(verdict))
  }

  private func padded(_ words: String) -> String {
    settings.width >= 60 ? String(repeating: " ", count: max(0, 9 - words.count)) + words : words
  }

  static func ink(_ verdict: Verdict) -> ConsoleStyle.Ink {
    switch verdict {
    case .passed, .expectedFailure: .good
    case .skipped: .faint
    case .changed, .new, .flaky: .attention
    case .failed, .crashed, .timedOut, .orderDependent, .unexpectedPass: .bad
    }
  }

  private mutating func line(_ text: String) {
    eraseProgress()
    lastLine = now()
    _ = output.write(text + "\n")
  }

  private mutating func eraseProgress() {
    guard isProgressShown else { return }
    _ = output.write(ProgressLine.erase)
    isProgressShown = false
  }

  /// Draws at most twenty times a second, because a run can take less time than the terminal needs for a line.
  private mutating func redraw(isForced: Bool) {
    guard settings.showsProgress else { return }
    let time = now()
    if !isForced, isProgressShown, let lastDrawn, time - lastDrawn < .milliseconds(50) { return }
    lastDrawn = time
    progress.elapsed = time - start
    isProgressShown = true
    _ = output.write(ProgressLine.erase + progress.text(width: settings.width, style: style))
  }
}
