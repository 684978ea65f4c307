import ScenarioKit

extension Benchmark {
  /// The difference of two snapshots.
  @MainActor static var diff: [Benchmark] {
    [
      diff("diff of 10000 lines, 1 % changed", changing: 100, bar: 5),
      diff("diff of 10000 lines, all changed", changing: 1, bar: 25),
    ]
  }

  /// Every line whose number is a multiple of `step` differs.
  @MainActor
  private static func diff(_ name: String, changing step: Int, bar: Double) -> Benchmark {
    Benchmark(name, .milliseconds, bar: bar) { () throws(BenchmarkFailure) in
      let old = snapshot { "      Row \"Note \($0)\", \"What there is to say about note \($0)\"" }
      let new = snapshot {
        $0.isMultiple(of: step)
          ? "      Row \"Note \($0)\", \"changed\""
          : "      Row \"Note \($0)\", \"What there is to say about note \($0)\""
      }
      return try Samples.times(scale: 1e3) { (watch) throws(BenchmarkFailure) in
        let text = watch.time { UnifiedDiff.render(old: old, new: new, oldName: "stored", newName: "now") }
        let lines = text.split(separator: "\n").dropFirst(2)
        try require("lines taken away", lines.count { $0.hasPrefix("-") }, is: 10_000 / step)
        try require("lines added", lines.count { $0.hasPrefix("+") }, is: 10_000 / step)
      }
    }
  }

  private static func snapshot(_ row: (Int) -> String) -> String {
    "snapshot 1 notes/list/many@local\n\nFrame \"start\"\n    List\n" + (0..<10_000).map { row($0) + "\n" }.joined()
  }
}
