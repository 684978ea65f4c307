import Foundation
import PreviewKit
import ScenarioTestSupport
import Synchronization
import Testing

@testable import ScenarioStage

/// The same run gives the same text, whatever else the machine does.
@MainActor @Suite struct RepetitionTests {
  private actor Counter {
    private var count = 0

    func next() async -> Int {
      count += 1
      await Task.yield()
      return count
    }
  }

  private actor Log {
    private(set) var lines: [String] = []

    func write(_ line: String, _ counter: Counter) async {
      lines.append("\(await counter.next()):\(line)")
    }
  }

  private struct Racer: View {
    @State private var text = "…"

    var body: some View {
      Text(text).task {
        let (log, counter) = (Log(), Counter())
        async let first: Void = Self.write("first", after: 30, log, counter)
        async let second: Void = Self.write("second", after: 20, log, counter)
        async let third: Void = Self.write("third", after: 30, log, counter)
        await withTaskGroup(of: Void.self) { group in
          for index in 0..<6 {
            group.addTask { await Self.write("child\(index)", after: Int.random(in: 0...40), log, counter) }
          }
        }
        _ = await (first, second, third)
        let identifier = UUID()
        text = await log.lines.joined(separator: " ") + " \(Date().timeIntervalSince1970) \(identifier)"
      }
    }

    private nonisolated static func write(
      _ line: String, after milliseconds: Int, _ log: Log, _ counter: Counter
    ) async {
      try? await Task.sleep(for: .milliseconds(milliseconds))
      await log.write(line, counter)
    }
  }

  @Test func `a thousand runs of tasks, actors and a group are one text while all cores are busy`() async throws {
    let folder = try DocumentFolder([
      "environments.json": #"{ "environments": { "local": { "default": true } } }"#,
      "a.json": """
      {
        "component": "Subject",
        "scenarios": { "s": { "steps": [{ "snapshot": "start" }, { "advance": "10ms" }, "settle", { "snapshot": "end" }] } }
      }
      """,
    ])
    let catalog = ScenarioPlayer { Racer() }.catalog
    let run = try #require(ScenarioPlanning.plan(root: folder.root, catalog: catalog).plan?.runs.first)
    let load = Load()
    var texts: Set<String?> = []
    for _ in 0..<1_000 {
      let result = await StageRunner.run(run, of: catalog, isAlone: false)
      #expect(result.problems.isEmpty)
      texts.insert(result.text)
    }
    load.end()
    #expect(texts.count == 1)
    #expect(texts.first??.contains("child5") == true)
  }
}

/// Keeps every core busy until it ends.
private final class Load: Sendable {
  private let isOver = Atomic(false)

  init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Thread.detachNewThread { while !self.isOver.load(ordering: .relaxed) {} }
    }
  }

  func end() { isOver.store(true, ordering: .relaxed) }
}
