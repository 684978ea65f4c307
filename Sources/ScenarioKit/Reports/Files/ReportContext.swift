import Foundation

/// What a report needs to know of the program around it.
struct ReportContext: Sendable {
  /// What relative paths start from.
  var workingDirectory: URL
  /// The scenarios' root.
  var root: URL
  /// The environment variables.
  var variables: [String: String]
  /// Where annotations go when they have no path.
  var output: ConsoleOutput

  /// What leads from the top of the repository, as the CI service names it, or from the working directory to the parent
  /// of the scenarios' root: empty, or with a slash at its end. Empty as well when the root lies elsewhere.
  var pathPrefix: String {
    let parent = root.standardizedFileURL.deletingLastPathComponent().path
    let named = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { variables[$0] }.filter { $0.hasPrefix("/") }
    for base in named + [workingDirectory.path] {
      let top = URL(fileURLWithPath: base).standardizedFileURL.path
      if parent == top { return "" }
      let start = top == "/" ? top : top + "/"
      if parent.hasPrefix(start) { return parent.dropFirst(start.count) + "/" }
    }
    return ""
  }
}
