import Foundation
import Testing

/// What surrounds the program does not show in what scenarios say.
@Suite struct SurroundingsTests {
  @Test(arguments: [
    ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8"],
    ["TZ": "America/St_Johns", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"],
    ["TZ": "No/Where", "LANG": "C", "SWIFT_DETERMINISTIC_HASHING": ""],
  ])
  func `the time zone and the language of the system change no text`(variables: [String: String]) async throws {
    let workspace = try Workspace()
    try await workspace.record()
    let outcome = try await workspace.run(variables: variables)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
  }
}
