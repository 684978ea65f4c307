import Foundation

/// A folder of a worker's own, with the home and the temporary folder that components see.
struct PrivateFolder: Hashable, Sendable {
  let path: String

  var home: String { "\(path)/home" }
  var temporary: String { "\(path)/tmp" }

  private static let prefix = "scenario-run-worker-"
  private static let variable = "SCENARIO_WORKER_FOLDER"

  /// The folder that this process was given by its parent.
  static var ofThisWorker: PrivateFolder? {
    ProcessInfo.processInfo.environment[variable].map { PrivateFolder(path: $0) }
  }

  /// What a worker finds in its environment.
  var variables: [String: String] { ["HOME": home, "TMPDIR": temporary, Self.variable: path] }

  private init(path: String) { self.path = path }

  /// Makes a new folder.
  static func make() throws(SystemFailure) -> PrivateFolder {
    var template = Array("\(base)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure("make a folder in \(base)") }
    let folder = PrivateFolder(path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    guard mkdir(folder.home, 0o700) == 0, mkdir(folder.temporary, 0o700) == 0 else {
      let failure = SystemFailure("make a folder in \(base)")
      folder.remove()
      throw failure
    }
    return folder
  }

  /// Removes it with everything in it.
  func remove() {
    // A component may have taken its own rights away.
    if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
    for item in FileManager.default.subpaths(atPath: path) ?? [] { chmod("\(path)/\(item)", 0o700) }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Locks it for as long as the returned descriptor is open: it is in use.
  func lock() -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    return descriptor
  }

  /// Removes the folders that nobody holds: their parents were killed together with their workers.
  static func removeAbandoned() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? [] where name.hasPrefix(prefix) {
      let folder = PrivateFolder(path: "\(base)/\(name)")
      let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { folder.remove() }
      close(descriptor)
    }
  }

  private static var base: String {
    let named = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    return named.count > 1 && named.hasSuffix("/") ? String(named.dropLast()) : named
  }
}
