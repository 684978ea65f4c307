/// What one run of this program measures.
enum BenchmarkGroup: String, CaseIterable {
  /// Views, texts and differences, in this process.
  case engine
  /// The runner's program as a whole; takes some minutes.
  case runner
  /// What the compiler takes to find the mistakes of `Tests/WrongLines`.
  case compiler

  @MainActor var benchmarks: [Benchmark] {
    switch self {
    case .engine:
      Benchmark.firstRender + Benchmark.rowState + Benchmark.rootState + Benchmark.frontInsertion + Benchmark.text
        + Benchmark.memory + Benchmark.deepTree + Benchmark.diff + Benchmark.combine
    case .runner: Benchmark.runner
    case .compiler: Benchmark.wrongLines
    }
  }
}
