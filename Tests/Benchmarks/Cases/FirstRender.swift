import PreviewKit

extension Benchmark {
  /// First render of a list, text included.
  @MainActor static var firstRender: [Benchmark] {
    [100, 1_000, 10_000].map { rows in
      Benchmark("first render, text included, \(rows) rows", .microsecondsPerRow, bar: 4) {
        () throws(BenchmarkFailure) in
        let notes = Note.several(rows)
        // A sample covers 10,000 rows, however they are divided.
        let renders = 10_000 / rows
        return try Samples.times(scale: 1e6 / 10_000) { (watch) throws(BenchmarkFailure) in
          for _ in 0..<renders {
            let (host, text) = watch.time {
              let host = ViewHost(NoteList(notes: notes))
              return (host, host.outline)
            }
            try require("row bodies", host.takeStatistics().bodies(of: NoteRow.self), is: rows)
            try require("lines", text.lineCount, is: NoteList.lineCount(rows: rows))
            host.unmount()
          }
        }
      }
    }
  }
}
