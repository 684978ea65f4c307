import Foundation
import ScenarioSupport

/// Files below the root that differ from a git commit, and the runs that they concern.
package struct ChangedFiles {
  private let paths: Set<String>
  /// Folders in and below which every document reads one of the files.
  private let folders: Set<String>

  /// - Parameter paths: Relative to the root.
  package init(paths: some Sequence<String>) {
    self.paths = Set(paths)
    folders = Set(self.paths.compactMap(Self.sharedFolder))
  }

  /// Whether a run reads one of the files: its document, an `environments.json` above it, a fixture that it can name,
  /// its snapshot, or that of the base run to which a matrix run's may refer.
  func concern(_ run: PlannedRun) -> Bool {
    if paths.contains(run.snapshotPath) { return true }
    if let base = run.baseIdentity, paths.contains(base.snapshotPath) { return true }
    let document = FilterSubject.document(file: run.documentFile) ?? run.identity.path
    if paths.contains(document + ".json") { return true }
    guard !folders.isEmpty else { return false }
    var folder = AtomicFile.parent(of: document)
    while !folder.isEmpty {
      if folders.contains(folder) { return true }
      folder = AtomicFile.parent(of: folder)
    }
    return folders.contains("")
  }

  /// The folder whose documents may all read a file, for a file of environments or a fixture; `nil` for others.
  ///
  /// - Parameter path: Relative to the root; a folder ends in a slash. The root itself is an empty text.
  static func sharedFolder(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if let fixtures = parts.dropLast().firstIndex(of: "fixtures") {
      return parts[..<fixtures].joined(separator: "/")
    }
    return parts.last == "environments.json" ? parts.dropLast().joined(separator: "/") : nil
  }

  /// Asks git what differs from a commit, in the working tree as it is: changed, added, deleted and untracked files,
  /// renamed ones by both names.
  ///
  /// - Throws: A ``SelectionError`` with git's own words when it cannot tell.
  package static func since(_ reference: String, root: URL, variables: [String: String]) throws(SelectionError)
    -> ChangedFiles
  {
    let git = GitCommand(folder: root.path, variables: variables)
    do throws(GitCommand.Failure) {
      // Outside a repository `git diff` compares files instead of complaining.
      _ = try git.run(["rev-parse", "--show-toplevel"])
      let differing = try git.run([
        "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--relative", "--end-of-options", reference, "--",
      ])
      let untracked = try git.run(["ls-files", "--others", "--exclude-standard", "-z"])
      return ChangedFiles(paths: names(in: differing) + names(in: untracked))
    } catch {
      throw SelectionError(
        message:
          "`--changed \(VisibleText.escaped(reference))` cannot be answered: \(VisibleText.escaped(error.reason))",
        hint: error.hint)
    }
  }

  private static func names(in list: [UInt8]) -> [String] {
    list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
