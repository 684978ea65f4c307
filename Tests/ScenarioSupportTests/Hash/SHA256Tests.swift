import Testing

@testable import ScenarioSupport

@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the published examples come out`(text: String, digest: String) {
    #expect(SHA256.hexDigest(of: text.utf8) == digest)
  }

  @Test func `a long message is taken block by block`() {
    #expect(
      SHA256.hexDigest(of: String(repeating: "a", count: 100_000).utf8)
        == "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee")
  }
}
