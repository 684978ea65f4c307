import SwiftUI
import Testing

@MainActor @Suite("Privacy")
struct PrivacyTests {
  private struct Account: View {
    var body: some View {
      Text("Balance")
      Text("1,234").privacySensitive()
      VStack { Text("shared").privacySensitive(false) }.privacySensitive()
    }
  }

  @Test("what is private is redacted for privacy, and nothing else is")
  func privacy() {
    #expect(ViewHost(Account()).outline == "\"Balance\"\n\"1,234\"\n\"shared\"\n")
    #expect(
      ViewHost(Account().redacted(reason: .privacy)).outline
        == "\"Balance\"\n\"1,234\" (redacted)\n\"shared\"\n")
  }

  @Test("a placeholder redacts everything, private or not, and content that is out of date nothing")
  func placeholder() {
    #expect(
      ViewHost(Account().redacted(reason: .placeholder)).outline
        == "\"Balance\" (redacted)\n\"1,234\" (redacted)\n\"shared\" (redacted)\n")
    #expect(ViewHost(Account().redacted(reason: .invalidated)).outline == "\"Balance\"\n\"1,234\"\n\"shared\"\n")
  }
}
