import PreviewKit

extension Benchmark {
  /// The state of the root changes, and the inputs of all rows are equal.
  @MainActor static var rootState: [Benchmark] {
    [100, 1_000, 10_000].map { rows in
      Benchmark("root state, rows' inputs equal, \(rows) rows", .microsecondsPerRow, bar: 0.5) {
        () throws(BenchmarkFailure) in
        let host = ViewHost(NoteScreen(notes: Note.several(rows)))
        let tick = try host.button(startingWith: "Tick")
        _ = host.takeStatistics()
        let updates = 10_000 / rows
        return try Samples.times(scale: 1e6 / 10_000) { (watch) throws(BenchmarkFailure) in
          try watch.time { () throws(BenchmarkFailure) in
            for _ in 0..<updates { try host.press(tick) }
          }
          let statistics = host.takeStatistics()
          try require("root bodies", statistics.bodies(of: NoteScreen.self), is: updates)
          try require("row bodies", statistics.bodies(of: NoteRow.self), is: 0)
        }
      }
    }
  }
}
