import Foundation

/// What belongs to a process as a whole.
enum Surroundings {
  /// A variable of the environment that nobody but misbehaving components sets.
  static let variable = "HOSTILE"

  private static let fileName = "hostile-file"

  static var fileModeMask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  static var descriptorLimit: rlim_t {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return limit.rlim_cur
  }

  static func ignores(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  static var hasTemporaryFile: Bool {
    guard let folder = ownTemporaryFolder else { return false }
    return FileManager.default.fileExists(atPath: "\(folder)/\(fileName)")
  }

  /// Whether the file could be made, in a folder that is this process's own.
  static func makeTemporaryFile() -> Bool {
    guard let folder = ownTemporaryFolder else { return false }
    return FileManager.default.createFile(atPath: "\(folder)/\(fileName)", contents: Data())
  }

  /// Whether the folder is this process's own; then nothing is left in it.
  static func emptyTemporaryFolder() -> Bool {
    guard let folder = ownTemporaryFolder else { return false }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    return true
  }

  /// The folder for temporary files, if it was given to this process alone: the parent is this same program, with another
  /// folder. One that others use is never touched.
  private static var ownTemporaryFolder: String? {
    guard
      ProcessFiles.parentIsSameProgram,
      let path = ProcessInfo.processInfo.environment["TMPDIR"].flatMap(canonical),
      !["/", "/tmp", "/var/tmp", canonical(NSHomeDirectory())].contains(path),
      path != canonical(ProcessFiles.variable("TMPDIR", of: getppid()) ?? "/tmp")
    else { return nil }
    return path
  }

  private static func canonical(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
