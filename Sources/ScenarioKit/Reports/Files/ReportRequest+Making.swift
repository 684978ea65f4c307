import Foundation
import ScenarioDocuments

extension ReportRequest {
  /// Makes the report. Nothing is written before it begins.
  func makeReport(in context: ReportContext) throws(Diagnostic) -> any RunReport {
    let prefix = context.pathPrefix
    guard let path else { return GitHubAnnotations(.output(context.output), pathPrefix: prefix) }
    guard !path.hasSuffix("/") else { throw ReportFile.failure(path, EISDIR) }
    let absolute = Self.absolute(path, in: context.workingDirectory)
    switch kind {
    case .junit: return JUnitReport(path: absolute, shownPath: path, pathPrefix: prefix)
    case .json: return JSONLinesReport(path: absolute, shownPath: path)
    case .markdown:
      let summary = context.variables["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
      let appends = summary.map { Self.absolute($0, in: context.workingDirectory) == absolute } ?? false
      return MarkdownReport(path: absolute, shownPath: path, pathPrefix: prefix, appends: appends)
    case .github: return GitHubAnnotations(.file(path: absolute, shownPath: path), pathPrefix: prefix)
    }
  }

  /// The paths, as typed, that several reports would write to. `/dev/null` may be used several times.
  static func duplicates(_ requests: [ReportRequest], workingDirectory: URL) -> [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for request in requests {
      let place = request.path.map { absolute($0, in: workingDirectory) } ?? "/dev/stdout"
      guard place != "/dev/null", !seen.insert(place).inserted else { continue }
      let shown = request.path ?? "the standard output"
      if !found.contains(shown) { found.append(shown) }
    }
    return found
  }

  private static func absolute(_ path: String, in workingDirectory: URL) -> String {
    URL(argument: path, in: workingDirectory).path
  }
}
