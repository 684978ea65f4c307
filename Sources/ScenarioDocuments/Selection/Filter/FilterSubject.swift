/// What a filter looks at: a planned run, or the name of a run that is no longer planned.
struct FilterSubject {
  /// The identity's bytes, laid out once for all words; for a file that names no run, its path.
  private(set) var text: [UInt8] = []
  /// The run's name; `nil` for a file that names none.
  private(set) var identity: RunIdentity?
  /// The component; `nil` when only the name is known.
  private(set) var component: String?
  /// The tags; none when only the name is known.
  private(set) var tags: [String] = []
  private var documentFile: String?

  /// Nothing yet, to be filled by ``take(_:)``.
  init() {}

  /// A planned run.
  init(_ run: PlannedRun) { take(run) }

  /// A run of which only the name is known.
  init(_ identity: RunIdentity) { take(identity) }

  /// A file below the root that no run owns: the path of a stored snapshot names its run.
  init(path: String) {
    identity = RunIdentity(snapshotPath: path)
    text = Array(path.utf8)
  }

  /// Turns to another run, in the room that the last one needed.
  mutating func take(_ run: PlannedRun) {
    take(run.identity)
    documentFile = run.documentFile
    component = run.component
    tags = run.tags
  }

  /// The same bytes as the description's, several times faster than through it.
  private mutating func take(_ identity: RunIdentity) {
    self.identity = identity
    text.removeAll(keepingCapacity: true)
    text += identity.path.utf8
    text.append(UInt8(ascii: "/"))
    text += identity.scenario.utf8
    text.append(UInt8(ascii: "@"))
    text += identity.environment.utf8
    for value in identity.axisValues {
      text.append(UInt8(ascii: "+"))
      text += value.utf8
    }
  }

  /// The document's path below the root, without `.json`.
  var document: String? { documentFile.flatMap(Self.document) ?? identity?.path }

  /// Whether the identity has a word in it.
  func contains(_ word: String) -> Bool { ByteSearch.contains(text, Array(word.utf8)) }

  var textString: String { String(decoding: text, as: UTF8.self) }

  /// For people the root's own name stands before the path. The identity is not asked: a document of previews plans runs
  /// whose paths are not its own.
  static func document(file: String) -> String? {
    guard file.hasSuffix(".json"), let slash = file.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(file[file.utf8.index(after: slash)...].dropLast(5))
  }
}

extension RunIdentity {
  /// Reads the identity from where its snapshot lies, relative to the root; nil for any other path.
  package init?(snapshotPath: String) {
    guard snapshotPath.hasSuffix(RunIdentity.snapshotSuffix) else { return nil }
    var parts = snapshotPath.dropLast(RunIdentity.snapshotSuffix.count).split(
      separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[parts.count - 3] == "__snapshots__" else { return nil }
    parts.remove(at: parts.count - 3)
    self.init(parsing: parts.joined(separator: "/"))
  }
}
