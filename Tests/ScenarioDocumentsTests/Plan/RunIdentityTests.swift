import Testing

@testable import ScenarioDocuments

@Suite struct RunIdentityTests {
  @Test(
    "an identity is read and written the same",
    arguments: [
      "tags/tags-view/shows-tags@error", "a/b@c", "a/b/c/d@e+de+huge",
    ])
  func roundTrip(text: String) {
    #expect(RunIdentity(parsing: text)?.description == text)
  }

  @Test(
    "what is no identity is refused",
    arguments: [
      "", "a@b", "a/b", "a/b@", "a/b@c+", "a//b@c", "/a/b@c", "a/b@c@d", "A/b@c", "a/b.c@d", "a/-b@c", "a/b @c",
      "a/\(String(repeating: "b", count: 200))@c",
    ])
  func noIdentities(text: String) {
    #expect(RunIdentity(parsing: text) == nil)
  }

  @Test func `the snapshot lies beside the document`() {
    #expect(
      RunIdentity(parsing: "tags/tags-view/shows-tags@error+de")?.snapshotPath
        == "tags/__snapshots__/tags-view/shows-tags@error+de.snap.txt"
    )
    #expect(RunIdentity(parsing: "a/b@c")?.snapshotPath == "__snapshots__/a/b@c.snap.txt")
  }
}
