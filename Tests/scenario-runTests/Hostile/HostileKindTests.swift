import Foundation
import Testing

@testable import ScenarioKit

/// Each way to misbehave costs the run that it is in, and nothing else.
@Suite struct HostileKindTests {
  @Test(arguments: HostileKind.all) func `each kind ends as it should, and is reported`(kind: HostileKind) async throws
  {
    let outcome = try await HostileFixture.outcome
    let verdict = try #require(try outcome.verdict("kinds/\(kind.name)/does-it"))
    let words = try outcome.words("kinds/\(kind.name)/does-it")
    #expect(kind.verdicts.contains(verdict), "\(verdict): \(words)")
    for alternatives in kind.words {
      #expect(alternatives.split(separator: "|").contains { words.contains($0) }, "\(alternatives) in \(words)")
    }
  }

  @Test(arguments: HostileKind.all.filter { !$0.moments.isEmpty })
  func `whenever it happens, the step is reported`(kind: HostileKind) async throws {
    let outcome = try await HostileFixture.outcome
    for moment in kind.moments {
      let name = "kinds/\(kind.name)/\(moment)"
      #expect(try outcome.verdict(name).map { kind.verdicts.contains($0) } == true, "\(name)")
      let step = try outcome.result(name).problems?.first?.step
      #expect(step == (moment == "disappear" ? "disappear" : "appear"), "\(name)")
    }
  }

  @Test func `the runs between them pass`() async throws {
    let outcome = try await HostileFixture.outcome
    for kind in HostileKind.all {
      for number in 0..<3 {
        let name = "kinds/\(kind.name)-after/n\(number)"
        let words = try outcome.words(name)
        #expect(try outcome.verdict(name) == .passed, "\(name): \(words)")
      }
    }
  }

  @Test func `every planned run has a result, and the exit code says that something crashed`() async throws {
    let outcome = try await HostileFixture.outcome
    let planned = HostileKind.all.reduce(0) { $0 + 1 + $1.moments.count + 3 }
    #expect(outcome.identities.count == planned)
    #expect(outcome.code == 3)
    #expect(outcome.end?.exitCode == 3)
    #expect(outcome.end?.missing ?? [] == [])
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func `no process and no folder is left`() async throws {
    let outcome = try await HostileFixture.outcome
    #expect(outcome.leftovers.isEmpty)
    #expect(outcome.folders.isEmpty)
  }
}
