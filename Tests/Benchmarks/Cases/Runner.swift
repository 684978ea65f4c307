extension Benchmark {
  /// The runner's program from start to exit: note lists of five rows, one tap, the stored snapshot compared.
  @MainActor static var runner: [Benchmark] {
    let fixtures = RunnerFixtures()
    return [
      runs(1_000, samples: 5, bar: nil, fixtures),
      runs(10_000, samples: 3, bar: 1_000, fixtures),
      runs(10_000, samples: 2, bar: nil, fixtures, of: .sample, ", the tap opens a sheet"),
      growth(from: 1_000, to: 100_000, fixtures),
      Benchmark("one of 1000 runs by filter", .milliseconds, bar: 50) { () throws(BenchmarkFailure) in
        let fixture = try fixtures.fixture(.hostile, runs: 1_000)
        return try milliseconds(11, fixture, ["--filter", fixture.lastIdentity]) { (process) throws(BenchmarkFailure) in
          try require("summary", process.output.contains("1 scenario passed"), is: true)
        }
      },
      Benchmark("list over 1000 runs", .milliseconds, bar: 20) { () throws(BenchmarkFailure) in
        let fixture = try fixtures.fixture(.hostile, runs: 1_000)
        return try milliseconds(11, fixture, ["list"]) { (process) throws(BenchmarkFailure) in
          try require("lines", process.output.lineCount, is: 1_000)
        }
      },
      crash(fixtures),
      memory("peak memory of the parent, 10000 runs", bar: 60, fixtures) { $0.root },
      memory("peak memory of a worker, 10000 runs", bar: 40, fixtures) { $0.descendant },
    ]
  }

  @MainActor
  private static func runs(
    _ count: Int, samples: Int, bar: Double?, _ fixtures: RunnerFixtures, of subject: RunnerSubject = .hostile,
    _ remark: String = ""
  ) -> Benchmark {
    Benchmark("\(count) runs\(remark)", .milliseconds, bar: bar) { () throws(BenchmarkFailure) in
      let fixture = try fixtures.fixture(subject, runs: count)
      return try milliseconds(samples, fixture, ["--strict"]) { (process) throws(BenchmarkFailure) in
        try require("summary", process.output.contains("all \(count) scenarios passed"), is: true)
      }
    }
  }

  /// How many times as long as they should the many take; 1 is linear.
  @MainActor
  private static func growth(from few: Int, to many: Int, _ fixtures: RunnerFixtures) -> Benchmark {
    Benchmark("growth from \(few) to \(many) runs", .ratio, bar: 1.2) { () throws(BenchmarkFailure) in
      let small = try fixtures.fixture(.hostile, runs: few)
      let large = try fixtures.fixture(.hostile, runs: many)
      var ratios: [Double] = []
      for _ in 0..<2 {
        let short = try milliseconds(3, small, ["--strict"])
        let long = try large.measure(["--strict"])
        try long.mustEnd(with: .code(0))
        ratios.append(long.wall * 1e3 / short.median * Double(few) / Double(many))
      }
      return Samples(ratios)
    }
  }

  /// What a scenario that ends its process costs the others: a run with it, less a run without it.
  @MainActor
  private static func crash(_ fixtures: RunnerFixtures) -> Benchmark {
    Benchmark("one crash among 100 runs", .milliseconds, bar: 60) { () throws(BenchmarkFailure) in
      let fixture = try fixtures.fixture(.hostile, runs: 100)
      var costs: [Double] = []
      for round in 0...11 {
        let without = try fixture.measure(["--strict"])
        try without.mustEnd(with: .code(0))
        try fixture.write(
          """
          {
            "component": "Misbehaving",
            "arguments": { "kind": "fatal-error" },
            "scenarios": { "crashes": { "steps": [{ "tap": "Do it" }] } }
          }

          """, to: crashDocument)
        let with = try fixture.measure(["--strict"])
        fixture.remove(crashDocument)
        try with.mustEnd(with: .code(3))
        try require("others that passed", with.output.contains("100 passed"), is: true)
        // The first ones warm up.
        if round > 0 { costs.append((with.wall - without.wall) * 1e3) }
      }
      return Samples(costs)
    }
  }

  /// Among the others in the order of the plan.
  private static let crashDocument = "part-0/notes-5-crashes.json"

  @MainActor
  private static func memory(
    _ name: String, bar: Double, _ fixtures: RunnerFixtures, peak: @escaping (PeakMemory) -> Int?
  ) -> Benchmark {
    Benchmark(name, .mebibytes, bar: bar) { () throws(BenchmarkFailure) in
      let fixture = try fixtures.fixture(.hostile, runs: 10_000)
      var values: [Double] = []
      for _ in 0..<2 {
        let process = try fixture.measure(["--strict"], watchingMemory: true)
        try process.mustEnd(with: .code(0))
        guard let bytes = peak(process.memory) else { throw BenchmarkFailure(message: "there was no such process") }
        values.append(Double(bytes) / 1_048_576)
      }
      return Samples(values)
    }
  }

  /// The time of a command that has to succeed, several times, and once before that to warm up.
  @MainActor
  private static func milliseconds(
    _ count: Int, _ fixture: RunnerFixture, _ arguments: [String],
    check: (MeasuredProcess) throws(BenchmarkFailure) -> Void = { _ throws(BenchmarkFailure) in }
  ) throws(BenchmarkFailure) -> Samples {
    var wall: [Double] = []
    var processor: [Double] = []
    for round in 0...count {
      let process = try fixture.measure(arguments)
      try process.mustEnd(with: .code(0))
      try check(process)
      guard round > 0 else { continue }
      wall.append(process.wall * 1e3)
      processor.append(process.processor * 1e3)
    }
    return Samples(wall, processor: processor)
  }
}
