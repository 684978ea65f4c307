import Foundation
import Testing

/// A file of the corpus: it has one mistake, and says on that line what the compiler must answer.
struct WrongLine: CustomTestStringConvertible, Sendable {
  let file: URL
  /// From 1; nil when not exactly one line is marked.
  let line: Int?
  let words: String

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  /// Whether only a compiler that goes beyond type checking finds the mistake.
  var isInDataflow: Bool { file.deletingLastPathComponent().lastPathComponent == "Dataflow" }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "WrongLines")

  /// All files below the folder, by name.
  static let all: [WrongLine] =
    (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? [])
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
    .map(WrongLine.init)

  private init(file: URL) {
    self.file = file
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n") ?? []
    let marks = lines.enumerated().compactMap { index, text in
      text.range(of: "// error: ").map { (line: index + 1, words: String(text[$0.upperBound...])) }
    }
    line = marks.count == 1 ? marks[0].line : nil
    words = marks.first?.words ?? ""
  }
}
