import SwiftUI
import Testing

@Suite("Transactions and animated content")
@MainActor struct AnimatedContentTests {
  private enum Source: TransactionKey {
    static let defaultValue = "none"
  }

  private struct Screen: View {
    let journal: Journal
    @State private var count = 0

    var body: some View {
      Text("Count \(count)").transaction { journal.write("\($0.animation?.description ?? "nil") \($0[Source.self])") }
      Button("Plainly") { count += 1 }
      Button("Animated") { withAnimation(.easeIn) { count += 1 } }
      Button("From a source") {
        var transaction = Transaction(animation: .linear)
        transaction[Source.self] = "button"
        withTransaction(transaction) { count += 1 }
      }
    }
  }

  @Test("the closure of a transaction is called with the transaction of each update, which ends with it")
  func transaction() throws {
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    #expect(journal.take() == ["nil none"])
    try host.tap("Animated")
    #expect(journal.take() == ["easeIn none"])
    try host.tap("Plainly")
    #expect(journal.take() == ["nil none"])
    try host.tap("From a source")
    #expect(journal.take() == ["linear button"])
    try host.tap("Plainly")
    #expect(journal.take() == ["nil none"])
  }

  @Test("an animation that changes nothing is not the transaction of a later update")
  func withoutChange() throws {
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    withAnimation(.easeIn) {}
    try host.tap("Plainly")
    #expect(journal.take() == ["nil none", "nil none"])
  }

  @Test("inside a transaction, one value of it can be replaced")
  func nested() {
    let outer = withAnimation(.easeIn) {
      withTransaction(\.disablesAnimations, true) { TransactionProbe.animation }
    }
    #expect(outer == "easeIn")
  }

  /// Reads the transaction in force through a view that is mounted under it.
  private enum TransactionProbe {
    @MainActor static var animation: String {
      let journal = Journal()
      _ = ViewHost(Text("probe").transaction { journal.write($0.animation?.description ?? "nil") })
      return journal.entries.joined(separator: ", ")
    }
  }

  @Test("the closure of a transaction with a value is called when the value has changed")
  func transactionOfValue() throws {
    struct Screen: View {
      let journal: Journal
      @State private var taps = 0
      var body: some View {
        Text("view").transaction(value: taps / 2) { _ in journal.write("called") }
        Button("Tap \(taps)") { taps += 1 }
      }
    }
    let journal = Journal()
    let host = ViewHost(Screen(journal: journal))
    try host.tap("Tap 0")
    #expect(journal.take() == [])
    try host.tap("Tap 1")
    #expect(journal.take() == ["called"])
  }

  @Test("a view is what the closure makes of it, and keeps its state")
  func body() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isHidden = false
      var body: some View {
        Counter().animation(.default) { $0.opacity(isHidden ? 0 : 1) }
        Text("second").transaction({ $0.animation = nil }) { $0.accessibilityLabel("named") }
        Button("Toggle") { isHidden.toggle() }
      }
    }
    let host = ViewHost(Screen())
    #expect(host.outline == "Button \"Count 0\"\n\"named\"\nButton \"Toggle\"\n")
    try host.tap("Count 0")
    try host.tap("Toggle")
    #expect(host.outline == "\"named\"\nButton \"Toggle\"\n")
    try host.tap("Toggle")
    #expect(host.outline == "Button \"Count 1\"\n\"named\"\nButton \"Toggle\"\n")
  }

  @Test("a phase animator shows its first phase, and without phases the view")
  func phases() {
    func text(_ phases: [String]) -> String {
      ViewHost(
        VStack {
          Text("view").phaseAnimator(phases) { content, phase in content.accessibilityLabel(phase) }
          Text("view").phaseAnimator(phases, trigger: 1) { content, phase in content.accessibilityLabel(phase) }
        }
      ).outline
    }
    #expect(text(["first", "second"]) == "\"first\"\n\"first\"\n")
    #expect(text([]) == "\"view\"\n\"view\"\n")
  }
}
