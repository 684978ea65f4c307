import Foundation
import Testing

/// What components print belongs to their run, and harms nobody.
@Suite struct HostileOutputTests {
  @Test(arguments: HostileKind.all.filter { $0.output != nil })
  func `what is printed is reported with its run`(kind: HostileKind) async throws {
    let outcome = try await HostileFixture.outcome
    #expect(try outcome.result("kinds/\(kind.name)/does-it").output == kind.output)
  }

  @Test func `what is printed before the end of the process is reported`() async throws {
    let outcome = try await HostileFixture.outcome
    let trapped = try #require(try outcome.result("kinds/print-then-trap/does-it").output)
    #expect(trapped.hasPrefix("about to trap\n"))
    #expect(!trapped.contains("***"))
    #expect(outcome.output.contains("about to trap"))
  }

  @Test func `who prints nothing has no output`() async throws {
    let outcome = try await HostileFixture.outcome
    for name in outcome.identities where name.contains("after/") {
      #expect(try outcome.result(String(name.dropLast("@local".count))).output == nil, "\(name)")
    }
  }

  @Test func `of ten megabytes the beginning and the end are reported`() async throws {
    let outcome = try await HostileFixture.outcome
    let text = try #require(try outcome.result("kinds/print-10-megabytes/does-it").output)
    #expect(text.hasPrefix("1000000xxx"))
    #expect(text.contains("bytes left out"))
    #expect(text.hasSuffix("x\n"))
    #expect(text.contains("1099999xxx"))
    #expect(text.utf8.count < 100_000)
  }

  @Test func `nothing that a terminal would obey is printed or reported`() async throws {
    let outcome = try await HostileFixture.outcome
    for text in [outcome.output, outcome.errors, String(decoding: outcome.report, as: UTF8.self)] {
      let harmful = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }
      #expect(harmful.isEmpty, "\(harmful.map { $0.value })")
    }
    #expect(String(validating: outcome.report, as: UTF8.self) != nil)
  }

  @Test func `what is printed is in no snapshot`() async throws {
    let outcome = try await HostileFixture.outcome
    for kind in HostileKind.all where kind.output != nil {
      let snapshot = try #require(try outcome.result("kinds/\(kind.name)/does-it").snapshot)
      #expect(snapshot.contains("\"Printed\""))
      #expect(!snapshot.contains("hello") && !snapshot.contains("no end"))
    }
  }
}
