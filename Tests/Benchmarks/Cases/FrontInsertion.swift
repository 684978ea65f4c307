import PreviewKit

extension Benchmark {
  /// A row is put in front of many.
  @MainActor static var frontInsertion: [Benchmark] {
    [
      Benchmark("insert in front of 10000 rows", .milliseconds, bar: 25) { () throws(BenchmarkFailure) in
        let host = ViewHost(NoteScreen(notes: Note.several(10_000)))
        let insert = try host.button(startingWith: "Insert")
        _ = host.takeStatistics()
        let samples = try Samples.times(scale: 1e3) { (watch) throws(BenchmarkFailure) in
          try watch.time { () throws(BenchmarkFailure) in try host.press(insert) }
          // The new row's own.
          try require("row bodies", host.takeStatistics().bodies(of: NoteRow.self), is: 1)
        }
        let rows = host.tree.screen.flattened.filter { $0.role == .row }
        try require("first row", rows.first?.label, is: Note(id: 1 - rows.count).title)
        return samples
      }
    ]
  }
}
