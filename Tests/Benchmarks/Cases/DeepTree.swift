import PreviewKit

extension Benchmark {
  /// Views inside views, 5,000 levels deep.
  @MainActor static var deepTree: [Benchmark] {
    [
      Benchmark("first render of 5000 levels, text included", .milliseconds, bar: nil) {
        () throws(BenchmarkFailure) in
        try requireDeepStack()
        return try Samples.times(scale: 1e3) { (watch) throws(BenchmarkFailure) in
          let (host, text) = watch.time {
            let host = ViewHost(NestedLevel(remaining: 5_000))
            return (host, host.outline)
          }
          try require("text", text, is: "Button \"Count 0\"\n")
          try require("bodies", host.takeStatistics().bodies(of: NestedLevel.self), is: 5_000)
          host.unmount()
        }
      },
      Benchmark("innermost state of 5000 levels, without text", .microseconds, bar: nil) {
        () throws(BenchmarkFailure) in
        try requireDeepStack()
        let host = ViewHost(NestedLevel(remaining: 5_000))
        let button = try host.button(startingWith: "Count")
        _ = host.takeStatistics()
        let samples = try Samples.times(scale: 1e6 / 100) { (watch) throws(BenchmarkFailure) in
          try watch.time { () throws(BenchmarkFailure) in
            for _ in 0..<100 { try host.press(button) }
          }
          try require("bodies", host.takeStatistics().bodies, is: 100)
        }
        host.unmount()
        return samples
      },
    ]
  }

  private static func requireDeepStack() throws(BenchmarkFailure) {
    guard DeepStack.isThere else {
      throw BenchmarkFailure(message: "the system grants no stack of 512 MiB (ulimit -H -s)")
    }
  }
}
