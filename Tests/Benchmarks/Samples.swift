/// The values that a case measured, smallest first.
struct Samples {
  private let values: [Double]

  /// The median of the time on a processor, where time was measured.
  let processor: Double?

  /// At least one value, in the case's unit.
  init(_ values: [Double], processor: [Double] = []) {
    self.values = values.sorted()
    self.processor = processor.isEmpty ? nil : Self.median(processor.sorted())
  }

  var count: Int { values.count }
  var min: Double { values[0] }
  var max: Double { values[values.count - 1] }
  var median: Double { Self.median(values) }

  /// The median distance from the median: what one disturbed sample cannot spoil.
  var deviation: Double {
    let median = median
    return Self.median(values.map { abs($0 - median) }.sorted())
  }

  private static func median(_ sorted: [Double]) -> Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Calls `body` with a stopwatch `count` times, and once before that to warm up. A sample is the time on the watch
  /// in seconds, multiplied by `scale`.
  @MainActor
  static func times(
    _ count: Int = 11, scale: Double,
    _ body: @MainActor (inout Stopwatch) throws(BenchmarkFailure) -> Void
  ) throws(BenchmarkFailure) -> Samples {
    var wall: [Double] = []
    var processor: [Double] = []
    for round in 0...count {
      var watch = Stopwatch()
      try body(&watch)
      guard round > 0 else { continue }
      wall.append(watch.wall * scale)
      processor.append(watch.processor * scale)
    }
    return Samples(wall, processor: processor)
  }
}
