import PreviewKit

extension Benchmark {
  /// The text of a screen that is mounted already.
  @MainActor static var text: [Benchmark] {
    [
      Benchmark("text of 10000 rows", .milliseconds, bar: 10) { () throws(BenchmarkFailure) in
        let host = ViewHost(NoteList(notes: Note.several(10_000)))
        return try Samples.times(scale: 1e3) { (watch) throws(BenchmarkFailure) in
          let text = watch.time { host.outline }
          try require("lines", text.lineCount, is: NoteList.lineCount(rows: 10_000))
        }
      }
    ]
  }
}
