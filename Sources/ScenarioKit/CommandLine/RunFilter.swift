import Foundation

/// Which runs are meant: the union of words and paths; all of them when there is neither.
public struct RunFilter: Hashable, Sendable {
  private enum Term: Hashable, Sendable {
    /// The identity contains the word; case matters.
    case word(String)
    /// The runs of one document, or of all documents in a folder (which ends in a slash; the root is empty).
    case document(String)
    case folder(String)
    /// The run that owns a stored snapshot.
    case snapshot(String)
  }

  private let terms: [Term]

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - filters: Words.
  ///   - arguments: Existing paths below the root, else words.
  public init(filters: [String] = [], arguments: [String] = [], workingDirectory: URL, root: URL) {
    terms =
      filters.map { .word($0) }
      + arguments.map { Self.path($0, workingDirectory: workingDirectory, root: root) ?? .word($0) }
  }

  /// Whether every run is meant.
  public var isEmpty: Bool { terms.isEmpty }

  /// Whether a run is meant.
  public func matches(_ identity: RunIdentity) -> Bool {
    if terms.isEmpty { return true }
    let description = identity.description
    return terms.contains { term in
      switch term {
      case .word(let word): Self.contains(description, word)
      case .document(let path): identity.path == path
      case .folder(let path): identity.path.hasPrefix(path)
      case .snapshot(let path): identity.snapshotPath == path
      }
    }
  }

  /// Whether a path below the root is meant, for files that no run owns.
  func matches(path: String) -> Bool {
    terms.isEmpty
      || terms.contains { term in
        switch term {
        case .word(let word): Self.contains(path, word)
        case .document(let document): path.hasPrefix(document)
        case .folder(let folder): path.hasPrefix(folder)
        case .snapshot(let snapshot): path == snapshot
        }
      }
  }

  private static func path(_ argument: String, workingDirectory: URL, root: URL) -> Term? {
    guard !argument.isEmpty else { return nil }
    let path = URL(argument: argument, in: workingDirectory).path
    let rootPath = root.standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if path == rootPath { return .folder("") }
    guard path.hasPrefix(rootPath + "/") else { return nil }
    let relative = String(path.dropFirst(rootPath.count + 1))
    if isFolder.boolValue { return .folder(relative + "/") }
    if relative.hasSuffix(SnapshotFile.suffix) { return .snapshot(relative) }
    if relative.hasSuffix(".json") {
      let document = relative.dropLast(5)
      // An environments.json is read for all documents of its folder.
      guard document.split(separator: "/").last == "environments" else { return .document(String(document)) }
      return .folder(String(document.dropLast("environments".count)))
    }
    return .document(relative)
  }

  /// Substring search on bytes: an identity is ASCII, and there may be ten thousand of them.
  private static func contains(_ text: String, _ word: String) -> Bool {
    let (text, word) = (Array(text.utf8), Array(word.utf8))
    guard let first = word.first else { return true }
    guard word.count <= text.count else { return false }
    for start in 0...(text.count - word.count)
    where text[start] == first && text[start..<(start + word.count)].elementsEqual(word) {
      return true
    }
    return false
  }
}
