import Testing

@testable import ScenarioKit

/// The line that says how far a run is.
@Suite struct ProgressLineTests {
  private func text(done: Int, after elapsed: Duration, width: Int = 100) -> String {
    var line = ProgressLine(planned: 100)
    line.done = done
    line.elapsed = elapsed
    return line.text(width: width, style: .plain)
  }

  @Test func `the rest is estimated from the time taken so far`() {
    #expect(text(done: 25, after: .seconds(10)).hasSuffix("25/100  30 s left"))
    #expect(text(done: 10, after: .seconds(60)).hasSuffix("10/100  9 min left"))
  }

  @Test func `nothing is estimated before something is known, nor for a moment`() {
    for line in [
      text(done: 0, after: .seconds(10)), text(done: 1, after: .seconds(1)), text(done: 99, after: .seconds(10)),
    ] {
      #expect(!line.contains("left"))
    }
  }

  @Test func `a narrow line has the count alone`() {
    #expect(text(done: 25, after: .seconds(10), width: 12) == "25/100")
  }
}
