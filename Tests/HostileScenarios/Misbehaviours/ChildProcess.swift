import Foundation

/// A process that nobody waits for.
enum ChildProcess {
  /// In glibc's `spawn.h`, for a session of its own.
  private static let newSession: Int16 = 0x80

  /// Whether it could be started. It inherits all descriptors and the environment.
  static func start(_ arguments: [String], inNewSession: Bool = false) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if inNewSession { posix_spawnattr_setflags(&attributes, newSession) }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    return posix_spawn(&process, arguments[0], nil, &attributes, &words, &variables) == 0
  }
}
