import Foundation
import ScenarioSupport

/// Runs git in a folder and waits for it.
struct GitCommand {
  /// Why there is no answer.
  struct Failure: Error {
    var reason: String
    var hint: String?
  }

  let folder: String
  let variables: [String: String]
  /// A path, or a name to look for.
  var program = "git"

  /// Variables by which a git hook ties its commands to one repository, relative to a folder that is not ours.
  private static let tying: Set<String> = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"]

  /// What git writes to standard output.
  func run(_ arguments: [String]) throws(Failure) -> [UInt8] {
    let words = ["-C", folder, "--no-pager"] + arguments
    guard words.allSatisfy({ !$0.utf8.contains(0) }) else { throw Failure(reason: "a name has a zero byte in it") }
    var settings = variables.filter { !Self.tying.contains($0.key) }
    settings["LC_ALL"] = "C"
    // Asking must not write to the index.
    settings["GIT_OPTIONAL_LOCKS"] = "0"
    let outcome: Subprocess.Outcome
    do {
      outcome = try Subprocess(program: program, arguments: words, variables: settings).run()
    } catch {
      throw Failure(reason: error.code == ENOENT ? "there is no git" : "\(error)")
    }
    guard let status = outcome.status else { throw Failure(reason: "git was ended by a signal") }
    if status == 0 { return outcome.output }
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }) ?? lines.first else {
      throw Failure(reason: "git failed (\(status))")
    }
    let isRevision = ["bad revision", "ambiguous argument", "unknown revision", "bad object"].contains {
      line.contains($0)
    }
    throw Failure(
      reason: "git says: \(line)",
      hint: isRevision ? "name a commit, branch or tag; a shallow clone has to fetch it first" : nil)
  }
}
