import Testing

@testable import ScenarioKit

/// A way to misbehave, and what its report must say.
struct HostileKind: Sendable, CustomTestStringConvertible {
  let name: String
  /// How it may end. Several where it depends on how busy the machine is.
  let verdicts: Set<Verdict>
  /// What is said of it.
  var words: [String] = []
  /// What it printed; nil when that is nothing, or not the point.
  var output: String?
  /// Its time, where it is to be used up.
  var timeout: String?
  var moments: [String] = []

  var testDescription: String { name }

  static let all = traps + endings + exhaustion + hangs + descriptors + children + threads + output + surroundings

  private static let moments = ["make", "body", "appear", "task", "disappear"]

  private static func trap(_ name: String, _ words: String...) -> HostileKind {
    HostileKind(
      name: name, verdicts: [.crashed],
      words: words + ["> tap Button \"Do it\"|> tap \"Do it\"", "> appear", "\"Nothing yet\""])
  }

  private static let traps: [HostileKind] = {
    var fatal = trap("fatal-error", "the note is gone", "Misbehaviour+Traps.swift:4", "MisbehavingView.swift")
    fatal.moments = moments
    return [
      fatal, trap("precondition-failure", "there is always a note"), trap("index-out-of-range", "Index out of range"),
      trap("nil-unwrapped", "Unexpectedly found nil"), trap("overflow", "SIGILL|SIGTRAP"),
    ]
  }()

  private static let endings: [HostileKind] = {
    var exit = trap("exit-0", "ended the process: exit(0)")
    exit.moments = moments
    return [
      exit, trap("exit-3", "exit(3)"), trap("exit-at-once", "exit(0)"), trap("abort", "SIGABRT"),
      trap("kill", "SIGKILL"), trap("terminate", "SIGTERM"), trap("terminate-own-thread", "SIGTERM"),
      trap("bad-pointer", "SIGSEGV"), trap("raise-segmentation-fault", "SIGSEGV"),
    ]
  }()

  private static let exhaustion = [
    trap("recursion", "stack overflowed"), trap("memory", "more memory than a worker may, 256 MiB"),
    // What is refused may be taken for an answer.
    HostileKind(name: "memory-by-malloc", verdicts: [.new, .crashed]),
  ]

  private static func hang(_ name: String, _ words: String, moments: [String] = []) -> HostileKind {
    HostileKind(
      name: name, verdicts: [.timedOut], words: ["after 2s of wall time", words, "> tap"], timeout: "2s",
      moments: moments)
  }

  private static let hangs = [
    hang("busy-loop", "it was busy", moments: ["make", "task"]),
    hang("busy-loop-ignoring-sigterm", "it was busy"), hang("deadlock", "it was waiting"),
    hang("pause", "it was waiting"), hang("stop", "it was waiting"),
    HostileKind(name: "read-standard-input", verdicts: [.new]),
  ]

  private static let descriptors = [
    HostileKind(name: "close-all-descriptors", verdicts: [.crashed], words: ["descriptors that are not its own"]),
    HostileKind(name: "close-standard-descriptors", verdicts: [.new]),
    HostileKind(name: "replace-all-descriptors", verdicts: [.crashed], words: ["descriptors that are not its own"]),
    HostileKind(
      name: "write-to-all-descriptors", verdicts: [.crashed], words: ["wrote to a descriptor that is not its own"]),
    trap("broken-pipe", "SIGPIPE"),
  ]

  private static let children = ["child", "child-in-a-session-of-its-own", "child-that-prints"].map {
    HostileKind(name: $0, verdicts: [.failed], words: ["subprocess"])
  }

  private static let threads =
    [
      HostileKind(name: "thread-that-loops", verdicts: [.failed], words: ["a foreign thread"])
    ]
    + ["thread-that-aborts", "thread-that-aborts-late", "thread-that-exits"].map {
      // It may be over before the thread does it.
      HostileKind(name: $0, verdicts: [.failed, .crashed, .orderDependent])
    }

  private static let output = [
    HostileKind(name: "print-line", verdicts: [.new], output: "hello\n"),
    HostileKind(name: "print-error", verdicts: [.new], output: "something is wrong\n"),
    HostileKind(name: "print-invalid-utf8", verdicts: [.new], output: "a\u{FFFD}\u{FFFD}\u{FFFD}(b\n"),
    HostileKind(name: "print-10-megabytes", verdicts: [.new]),
    HostileKind(name: "print-without-newline", verdicts: [.new], output: "no end"),
    HostileKind(
      name: "print-escapes", verdicts: [.new],
      output: "\u{1B}[31mred\u{1B}[0m\u{1B}[2J\u{1B}]0;title\u{7}\0end\r\u{8}\n"),
    trap("print-then-trap", "trapped after printing"),
    HostileKind(
      name: "print-without-newline-then-exit", verdicts: [.crashed], words: ["exit(0)"]),
  ]

  private static let surroundings =
    changes.map { HostileKind(name: $0, verdicts: [.new]) } + [
      trap("ignore-signals-then-trap", "trapped with signals ignored"),
      HostileKind(name: "handle-signals-then-trap", verdicts: [.crashed, .timedOut], timeout: "2s"),
      HostileKind(name: "allow-no-descriptors", verdicts: [.failed, .new, .crashed]),
    ]

  /// What changes the process for the next run, and is undone.
  static let changes = [
    "change-directory", "change-file-mode-mask", "set-variables", "make-temporary-file", "empty-temporary-folder",
    "ignore-signals",
  ]
}
