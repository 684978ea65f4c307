import Foundation
import Synchronization

/// Whole files: read at once, and written so that a reader sees the old one or the new one, never a part.
package enum AtomicFile {
  /// The bytes of a file, or `nil` when there is none.
  package static func contents(of path: String) throws(FileFailure) -> [UInt8]? {
    do {
      return try FileBytes.read(path)
    } catch {
      if error.code == ENOENT { return nil }
      throw FileFailure(action: "read", path: path, code: error.code)
    }
  }

  /// Writes beside the file and renames; makes the folders above it. On failure nothing is left behind.
  package static func store(_ text: String, at path: String) throws(FileFailure) {
    var attempts = 5
    while true {
      do {
        return try storeOnce(text, at: path)
      } catch {
        // Another process may tidy away the empty folder between its making and its use.
        attempts -= 1
        guard error.code == ENOENT, attempts > 0 else { throw error }
      }
    }
  }

  /// Removes a file. A missing file is not an error.
  @discardableResult
  package static func remove(_ path: String) throws(FileFailure) -> Bool {
    if unlink(path) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw FileFailure(action: "remove", path: path, code: errno)
  }

  /// Removes folders that became empty, from this one upwards, and stops below `top`.
  package static func removeEmptyFolders(from folder: String, below top: String) {
    var folder = folder
    while folder.hasPrefix(top + "/"), rmdir(folder) == 0 { folder = parent(of: folder) }
  }

  package static func makeFolder(_ path: String) throws(FileFailure) {
    if path.isEmpty || mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST: return
    case ENOENT:
      let parent = parent(of: path)
      guard parent != path else { throw FileFailure(action: "make the folder", path: path, code: ENOENT) }
      try makeFolder(parent)
      if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
      throw FileFailure(action: "make the folder", path: path, code: errno)
    default: throw FileFailure(action: "make the folder", path: path, code: errno)
    }
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func storeOnce(_ text: String, at path: String) throws(FileFailure) {
    try makeFolder(parent(of: path))
    let (descriptor, temporary) = try openTemporary(beside: path)
    var code: Int32 = 0
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = retrying { write(descriptor, bytes.baseAddress! + written, bytes.count - written) }
        if count < 0 {
          code = errno
          return
        }
        written += count
      }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code != 0 else { return }
    unlink(temporary)
    throw FileFailure(action: "write", path: path, code: code)
  }

  /// A new file with a name that nobody else has. `mkstemp` would make it private to its owner, and a snapshot is as
  /// readable as any file of the project.
  private static func openTemporary(beside path: String) throws(FileFailure) -> (descriptor: Int32, path: String) {
    while true {
      let number = temporaryCount.add(1, ordering: .relaxed).newValue
      let temporary = "\(parent(of: path))/.scenario-run-\(getpid())-\(number)"
      let descriptor = retrying { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { throw FileFailure(action: "write", path: path, code: errno) }
    }
  }

  private static let temporaryCount = Atomic(0)

  private static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }
}
