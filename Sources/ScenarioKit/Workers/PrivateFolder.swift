import Foundation
import ScenarioSupport

/// A folder of a worker's own, with the home and the temporary folder that components see.
struct PrivateFolder: Hashable, Sendable {
  let path: String

  var home: String { "\(path)/home" }
  var temporary: String { "\(path)/tmp" }

  private static let prefix = "scenario-run-worker-"
  private static let variable = "SCENARIO_WORKER_FOLDER"

  /// The folder that this process got from its parent. Read once, so that components cannot change it.
  static let ofThisWorker = ProcessInfo.processInfo.environment[variable].map { PrivateFolder(path: $0) }

  /// The environment variables of the worker.
  var variables: [String: String] { ["HOME": home, "TMPDIR": temporary, Self.variable: path] }

  private init(path: String) { self.path = path }

  /// Makes a new folder. It is in use as long as the descriptor is open.
  static func make() throws(SystemFailure) -> (folder: PrivateFolder, lock: Int32) {
    var failure: SystemFailure?
    // Before it is locked, another program may find it abandoned and remove it.
    for _ in 0..<10 {
      var template = Array("\(base)/\(prefix)XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw SystemFailure("make a folder in \(base)") }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = PrivateFolder(path: path)
      let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, mkdir(folder.home, 0o700) == 0,
        mkdir(folder.temporary, 0o700) == 0
      {
        return (folder, lock)
      }
      failure = SystemFailure("make a folder in \(base)")
      if lock >= 0 { close(lock) }
      folder.remove()
    }
    throw failure ?? SystemFailure("make a folder in \(base)")
  }

  /// Removes it with everything in it.
  func remove() {
    // A component may have removed the permissions.
    if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
    for _ in 0..<64 {
      var status = stat()
      // Only folders: a link may lead out of this one.
      for item in [""] + (FileManager.default.subpaths(atPath: path) ?? []).map({ "/" + $0 })
      where lstat(path + item, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR {
        chmod(path + item, 0o700)
      }
      try? FileManager.default.removeItem(atPath: path)
      if lstat(path, &status) != 0 { return }
    }
  }

  /// Empties the home and the temporary folder for the next run.
  ///
  /// - Returns: False when they cannot be emptied.
  func empty() -> Bool {
    for folder in [home, temporary] where !Self.isEmpty(folder) {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return false }
      for name in names where (try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")) == nil { return false }
    }
    return true
  }

  /// Called after each run, so it does not use `FileManager`, which is slower.
  private static func isEmpty(_ folder: String) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    // Two entries are the folder itself and its parent.
    return readdir(stream) != nil && readdir(stream) != nil && readdir(stream) == nil
  }

  /// Removes the folders that no process has locked. Their workers and parents were killed.
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
