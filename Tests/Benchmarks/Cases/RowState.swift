import PreviewKit

extension Benchmark {
  /// The state of one row changes; no text is made.
  @MainActor static var rowState: [Benchmark] {
    [10, 1_000, 10_000].map { rows in
      Benchmark("one row's state, without text, \(rows) rows", .microseconds, bar: 3) {
        () throws(BenchmarkFailure) in
        let host = ViewHost(NoteList(notes: Note.several(rows)))
        let buttons = host.tree.screen.flattened.filter { $0.role == .button }
        try require("buttons", buttons.count, is: rows)
        // Ten rows from everywhere in the list take turns.
        let chosen = (0..<10).map { buttons[$0 * rows / 10] }
        let rounds = 20
        _ = host.takeStatistics()
        let samples = try Samples.times(15, scale: 1e6 / Double(rounds * chosen.count)) {
          (watch) throws(BenchmarkFailure) in
          try watch.time { () throws(BenchmarkFailure) in
            for _ in 0..<rounds {
              for button in chosen { try host.press(button) }
            }
          }
          let statistics = host.takeStatistics()
          try require("row bodies", statistics.bodies(of: NoteRow.self), is: rounds * chosen.count)
          try require("bodies", statistics.bodies, is: rounds * chosen.count)
        }
        try host.press(chosen[0])
        try require("rows that show their state", host.outline.contains("\"open\""), is: true)
        return samples
      }
    }
  }
}
