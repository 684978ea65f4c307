import Foundation

/// Stops a change that makes a number far worse than its bar. The distance leaves room for slow and busy machines.
struct Gate {
  /// How many times its bar a number may be.
  let factor = 3.0
  /// How often a number is measured before it counts as too high: one quiet moment is enough to show what the code can do.
  let tries = 3

  var factorText: String { String(format: "%.0f", factor) }

  /// The cases that have a bar.
  func guarded(_ benchmarks: [Benchmark]) -> [Benchmark] {
    benchmarks.filter { $0.bar != nil }
  }

  /// Measures until the number is low enough or the tries are used up, and returns the best try.
  @MainActor
  func measure(_ benchmark: Benchmark) throws(BenchmarkFailure) -> Samples {
    var best = try benchmark.measure()
    for _ in 1..<tries where !admits(best, of: benchmark) {
      let samples = try benchmark.measure()
      if samples.median < best.median { best = samples }
    }
    return best
  }

  func admits(_ samples: Samples, of benchmark: Benchmark) -> Bool {
    benchmark.bar.map { samples.median <= $0 * factor } ?? true
  }

  func complaint(about benchmark: Benchmark, _ samples: Samples) -> String {
    let numbers = String(format: "%.2f, the bar is %.2f ", samples.median, benchmark.bar ?? 0) + benchmark.unit.rawValue
    return "\(benchmark.name): over \(factorText) times its bar in each of \(tries) tries (at best \(numbers))"
  }
}
