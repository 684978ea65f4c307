/// One number that the design promises.
struct Benchmark {
  /// What a value of a sample is.
  enum Unit: String {
    case microseconds = "µs"
    case microsecondsPerRow = "µs/row"
    case milliseconds = "ms"
    case kibibytesPerRow = "KiB/row"
    case mebibytes = "MiB"
    case ratio = "ratio"

    /// Whether a slow machine makes the number greater.
    var isTime: Bool {
      switch self {
      case .microseconds, .microsecondsPerRow, .milliseconds: true
      case .kibibytesPerRow, .mebibytes, .ratio: false
      }
    }
  }

  let name: String
  let unit: Unit
  /// The most that the design allows, or nil where it names no number.
  let bar: Double?
  let measure: @MainActor () throws(BenchmarkFailure) -> Samples

  init(
    _ name: String, _ unit: Unit, bar: Double?,
    measure: @escaping @MainActor () throws(BenchmarkFailure) -> Samples
  ) {
    self.name = name
    self.unit = unit
    self.bar = bar
    self.measure = measure
  }
}
