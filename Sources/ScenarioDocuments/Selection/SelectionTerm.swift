import Foundation

/// One filter or path of a selection.
enum SelectionTerm {
  case expression(FilterExpression)
  /// The runs of one document.
  case document(String)
  /// The runs of all documents in a folder, which ends in a slash; the root is empty.
  case folder(String)
  /// The run that owns a stored snapshot.
  case snapshot(String)
  /// The runs whose snapshots lie in a folder, which ends in a slash.
  case snapshots(String)

  /// Reads an existing path below the root; `nil` for anything else.
  init?(path argument: String, workingDirectory: URL, root: URL) {
    let rootPath = root.standardizedFileURL.path
    guard !argument.isEmpty, !argument.utf8.contains(0),
      let (path, isFolder) = Self.existing(argument, in: workingDirectory)
        ?? (Self.isFileName(argument) ? Self.existing(argument, in: root) : nil)
    else { return nil }
    if path == rootPath {
      self = .folder("")
      return
    }
    guard path.hasPrefix(rootPath == "/" ? "/" : rootPath + "/") else { return nil }
    self.init(relative: String(path.dropFirst(rootPath == "/" ? 1 : rootPath.count + 1)), isFolder: isFolder)
  }

  private init(relative path: String, isFolder: Bool) {
    if let shared = ChangedFiles.sharedFolder(isFolder ? path + "/" : path) {
      // A fixture, or an environments.json, is read for all documents of its folder.
      self = .folder(shared.isEmpty ? "" : shared + "/")
    } else if isFolder {
      let isAmongSnapshots = path.split(separator: "/").contains("__snapshots__")
      self = isAmongSnapshots ? .snapshots(path + "/") : .folder(path + "/")
    } else if path.hasSuffix(RunIdentity.snapshotSuffix) {
      self = .snapshot(path)
    } else {
      self = .document(path.hasSuffix(".json") ? String(path.dropLast(5)) : path)
    }
  }

  func matches(_ subject: borrowing FilterSubject, path: String?, failed: Set<RunIdentity>) -> Bool {
    switch self {
    case .expression(let expression): expression.matches(subject, failed: failed)
    case .document(let document): subject.document == document
    case .folder(let folder): subject.document?.hasPrefix(folder) ?? false || path?.hasPrefix(folder) ?? false
    case .snapshot(let snapshot): (path ?? subject.identity?.snapshotPath) == snapshot
    case .snapshots(let folder): (path ?? subject.identity?.snapshotPath)?.hasPrefix(folder) ?? false
    }
  }

  var leaves: [FilterExpression] {
    if case .expression(let expression) = self { expression.leaves } else { [] }
  }

  /// The name of a document or snapshot as a person copies it from a message, starting below the root.
  private static func isFileName(_ argument: String) -> Bool {
    argument.hasSuffix(".json") || argument.hasSuffix(RunIdentity.snapshotSuffix)
  }

  private static func existing(_ argument: String, in directory: URL) -> (path: String, isFolder: Bool)? {
    let path = URL(argument: argument, in: directory.standardizedFileURL).path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return (path, isFolder.boolValue)
  }
}
