import Foundation
import Testing

@testable import ScenarioKit
@testable import ScenarioStage

/// What a run of `hostile-run` left.
struct HostileOutcome: Sendable {
  /// A line of the report.
  struct Line: Decodable, Sendable {
    struct Problem: Decodable, Sendable {
      var message: String
      var step: String?
      var details: String?
      var file: String?
    }

    var event: String
    var identity: String?
    var verdict: Verdict?
    var problems: [Problem]?
    var output: String?
    var snapshot: String?
    var attempts: Int?
    var missing: [String]?
    var exitCode: Int32?
  }

  let code: Int32
  let output: String
  let errors: String
  /// The report as it was written.
  let report: Data
  /// The processes and folders that were there after its end.
  let leftovers: [pid_t]
  let folders: [String]
  let end: Line?
  private let results: [String: Line]

  init(program: Program.Outcome, report: Data, leftovers: [pid_t], folders: [String]) {
    code = program.code
    output = program.output
    errors = program.errors
    self.report = report
    self.leftovers = leftovers
    self.folders = folders
    let lines = report.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Line.self, from: $0)
    }
    end = lines.last { $0.event == "end" }
    results = Dictionary(
      lines.filter { $0.event == "result" }.map { ($0.identity ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The identities of all that was told.
  var identities: [String] { results.keys.sorted() }

  /// The report of `document/scenario@local`.
  func result(_ name: String) throws -> Line {
    try #require(results["\(name)@local"], "\(name) in\n\(output)\(errors)")
  }

  func verdict(_ name: String) throws -> Verdict? { try result(name).verdict }

  /// Everything that a result says in words.
  func words(_ name: String) throws -> String {
    let problems = try result(name).problems ?? []
    return problems.map {
      [$0.step.map { "> \($0)" }, $0.message, $0.details].compactMap(\.self).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}
