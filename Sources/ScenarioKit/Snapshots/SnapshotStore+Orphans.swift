import Foundation
import ScenarioDocuments
import ScenarioSupport

extension SnapshotStore {
  /// The stored snapshots that no planned run owns, relative to the root, sorted.
  func orphans(of identities: some Sequence<RunIdentity>) -> [String] {
    let owned = Set(identities.lazy.map { $0.snapshotPath })
    return stored().filter { !owned.contains($0) }
  }

  /// Stored snapshots whose paths are the same without regard to case, which not every file system can hold.
  func duplicates() -> [[String]] {
    Dictionary(grouping: stored()) { $0.lowercased() }.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  /// Removes a stored snapshot and the folders that it leaves empty.
  ///
  /// - Parameter path: Relative to the root, as ``orphans(of:)`` gives it.
  func remove(_ path: String) throws(Diagnostic) {
    do {
      try AtomicFile.remove("\(rootPath)/\(path)")
    } catch {
      var failure = error
      failure.path = "\(rootName)/\(path)"
      throw failure.diagnostic
    }
    AtomicFile.removeEmptyFolders(from: AtomicFile.parent(of: "\(rootPath)/\(path)"), below: rootPath)
  }

  private func stored() -> [String] {
    var found: [String] = []
    collect(in: "", insideSnapshots: false, into: &found)
    return found.sorted()
  }

  /// Symbolic links to folders are not followed: they can lead round in circles or out of the root.
  private func collect(in folder: String, insideSnapshots: Bool, into found: inout [String]) {
    guard let stream = opendir(folder.isEmpty ? rootPath : "\(rootPath)/\(folder)") else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if kind(of: entry.pointee.d_type, path) == DT_DIR {
        collect(in: path, insideSnapshots: insideSnapshots || name == "__snapshots__", into: &found)
      } else if insideSnapshots, name.hasSuffix(RunIdentity.snapshotSuffix) {
        found.append(path)
      }
    }
  }

  /// Some file systems leave the kind of an entry open.
  private func kind(of type: UInt8, _ path: String) -> Int {
    guard Int(type) == DT_UNKNOWN else { return Int(type) }
    var status = stat()
    guard lstat("\(rootPath)/\(path)", &status) == 0 else { return DT_UNKNOWN }
    return status.st_mode & S_IFMT == S_IFDIR ? DT_DIR : DT_REG
  }
}
