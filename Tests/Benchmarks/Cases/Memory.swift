import PreviewKit

extension Benchmark {
  /// What a mounted row occupies of the machine's memory.
  @MainActor static var memory: [Benchmark] {
    [
      Benchmark("memory of 10000 rows", .kibibytesPerRow, bar: 4) { () throws(BenchmarkFailure) in
        let notes = Note.several(10_000)
        // All stay mounted: only the first ones can move into memory that earlier cases left.
        var hosts: [ViewHost] = []
        var values: [Double] = []
        for _ in 0..<9 {
          let before = try resident()
          let host = ViewHost(NoteList(notes: notes))
          values.append(Double(try resident() - before) / 10_000 / 1_024)
          try require("row bodies", host.takeStatistics().bodies(of: NoteRow.self), is: 10_000)
          hosts.append(host)
        }
        for host in hosts { host.unmount() }
        return Samples(values)
      }
    ]
  }

  private static func resident() throws(BenchmarkFailure) -> Int {
    guard let bytes = ResidentMemory.bytes else { throw BenchmarkFailure(message: "there is no /proc/self/statm") }
    return bytes
  }
}
