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

  /// What the best try of a benchmark came to.
  struct Outcome {
    let samples: Samples
    /// The best sample, by what the gate allows at that moment; at most 1 passes.
    let load: Double

    var isAdmitted: Bool { load <= 1 }
  }

  /// Measures until the number is low enough or the tries are used up, and returns the best try.
  @MainActor
  func measure(_ benchmark: Benchmark) throws(BenchmarkFailure) -> Outcome {
    var best = try attempt(benchmark)
    for _ in 1..<tries where !best.isAdmitted {
      let next = try attempt(benchmark)
      if next.load < best.load { best = next }
    }
    return best
  }

  @MainActor
  private func attempt(_ benchmark: Benchmark) throws(BenchmarkFailure) -> Outcome {
    let slowdown = benchmark.unit.isTime ? MachineSpeed.slowdown() : 1
    let samples = try benchmark.measure()
    return Outcome(samples: samples, load: benchmark.bar.map { samples.min / ($0 * factor * slowdown) } ?? 0)
  }

  func complaint(about benchmark: Benchmark, _ outcome: Outcome) -> String {
    let numbers = String(format: "%.2f, the bar is %.2f ", outcome.samples.min, benchmark.bar ?? 0)
    return "\(benchmark.name): over \(factorText) times its bar in each of \(tries) tries"
      + " (at best \(numbers)\(benchmark.unit.rawValue))"
  }
}
