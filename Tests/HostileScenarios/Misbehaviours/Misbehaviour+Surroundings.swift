import Foundation

extension Misbehaviour {
  /// What changes the process for the next run.
  static let surroundings = [
    Misbehaviour("change-directory") { chdir("/") == 0 ? "Changed" : "Not changed" },
    Misbehaviour("change-file-mode-mask") {
      umask(0o777)
      return "Changed"
    },
    Misbehaviour("set-variables") {
      for name in [Surroundings.variable, "TMPDIR", "HOME", "TZ"] { setenv(name, "/nowhere", 1) }
      return "Changed"
    },
    Misbehaviour("make-temporary-file") { Surroundings.makeTemporaryFile() ? "Made" : "Not made" },
    Misbehaviour("empty-temporary-folder") {
      Surroundings.emptyTemporaryFolder() ? "Emptied" : "Nobody's own folder, not emptied"
    },
    Misbehaviour("ignore-signals") {
      for number in [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGABRT, SIGTERM, SIGINT] { signal(number, SIG_IGN) }
      return "Ignored"
    },
    Misbehaviour("ignore-signals-then-trap") {
      for number in [SIGSEGV, SIGILL, SIGTRAP, SIGTERM] { signal(number, SIG_IGN) }
      fatalError("trapped with signals ignored")
    },
    Misbehaviour("handle-signals-then-trap") {
      // A handler that returns comes back to what trapped, for ever.
      for number in [SIGSEGV, SIGILL, SIGTRAP, SIGTERM] { signal(number) { @Sendable _ in } }
      fatalError("trapped with signals handled")
    },
    Misbehaviour("allow-no-descriptors") {
      var limit = rlimit(rlim_cur: 3, rlim_max: 3)
      return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 ? "Limited" : "Not limited"
    },
  ]
}
