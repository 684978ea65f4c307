import Foundation
import PreviewKit
import ScenarioKit
import Testing

@Suite(.hermetic) struct HermeticTraitTests {
  private struct Clock: View {
    @State private var ticks = 0
    @State private var note = "waiting"

    var body: some View {
      VStack {
        Text("\(ticks) ticks")
        Text(note)
      }
      .task {
        for _ in 0..<3 {
          try? await Task.sleep(for: .seconds(60))
          ticks += 1
        }
      }
      .task {
        note = await Self.load()
      }
    }

    /// Off the main actor.
    nonisolated private static func load() async -> String {
      try? await Task.sleep(for: .seconds(90))
      return "loaded"
    }
  }

  private struct Endless: View {
    @State private var turns = 0

    var body: some View {
      Text("\(turns) turns").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(3600))
          turns += 1
        }
      }
    }
  }

  @Test("a sleep of the test moves the clock by exactly its length")
  func sleep() async throws {
    let start = (ContinuousClock.now, Date())
    try await Task.sleep(for: .seconds(3600))
    #expect(ContinuousClock.now - start.0 == .seconds(3600))
    #expect(Date().timeIntervalSince(start.1) == 3600)
  }

  @Test("the clock starts where scenarios start")
  func start() {
    #expect(Date() == Date(timeIntervalSince1970: 1_768_470_060))
    #expect(TimeZone.current.secondsFromGMT() == 0)
  }

  @Test("the clock, the seed and the zone are those of the trait", .hermetic(now: "2030-05-01T00:00:00Z", seed: 7))
  func settings() {
    #expect(Date() == Date(timeIntervalSince1970: 1_903_824_000))
  }

  @Test("equal seeds give equal numbers", arguments: [0, 1])
  @MainActor func randomness(run: Int) {
    let values = ["\(Int.random(in: 0..<1_000_000))", "\(Int.random(in: 0..<1_000_000))", UUID().uuidString]
    let isRepeated = Seen.isRepeated(values)
    #expect(isRepeated)
  }

  @Test("tasks of a view run while the test sleeps, and its host follows them")
  @MainActor func sleepingBesideAView() async throws {
    let host = ViewHost(Clock())
    #expect(host.texts == ["0 ticks", "waiting"])
    try await Task.sleep(for: .seconds(61))
    #expect(host.texts == ["1 ticks", "waiting"])
    try await Task.sleep(for: .seconds(30))
    #expect(host.texts == ["1 ticks", "loaded"])
  }

  @Test("settle waits for everything with a deadline")
  @MainActor func settling() async {
    let start = ContinuousClock.now
    let host = ViewHost(Clock())
    await host.settle()
    #expect(host.texts == ["3 ticks", "loaded"])
    #expect(ContinuousClock.now - start == .seconds(180))
  }

  @Test("what a test leaves behind does not reach the next one", arguments: [0, 1])
  @MainActor func leftovers(run: Int) async throws {
    let host = ViewHost(Endless())
    try await Task.sleep(for: .seconds(3600 * 2 + 1))
    #expect(host.texts == ["2 turns"])
  }

  @Test("children of the test's task are in virtual time too")
  func children() async throws {
    let start = ContinuousClock.now
    async let one: Void = Task.sleep(for: .seconds(10))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seconds in 1...5 { group.addTask { try await Task.sleep(for: .seconds(seconds)) } }
      try await group.waitForAll()
    }
    try await one
    #expect(ContinuousClock.now - start == .seconds(10))
  }
}

/// Tests without the trait, beside those with it.
@Suite struct TestsBesideHermeticOnes {
  @Test("time is the machine's", arguments: 0..<4)
  func time(run: Int) async {
    #expect(Date() > Date(timeIntervalSince1970: 1_768_470_060 + 3600))
    await Task.yield()
    await MainActor.run {}
    #expect(Date() > Date(timeIntervalSince1970: 1_768_470_060 + 3600))
  }
}

/// What the first of several equal runs saw.
@MainActor private enum Seen {
  private static var first: [String]?

  /// Whether a later run sees what the first one saw.
  static func isRepeated(_ values: [String]) -> Bool {
    first = first ?? values
    return first == values
  }
}
