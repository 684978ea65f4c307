import Foundation

/// Lays out the results in columns, a line at a time.
struct ResultTable {
  private static let titles = ["median", "min", "max", "MAD", "cpu"]
  private static let columnWidth = 10
  private let nameWidth: Int

  init(names: [String]) {
    nameWidth = names.map(\.count).max() ?? 0
  }

  var header: String {
    "case".padding(nameWidth) + Self.titles.map { $0.leftPadding(Self.columnWidth) }.joined() + "  "
      + "unit".padding(9) + "n".leftPadding(4) + "  bar"
  }

  func line(for benchmark: Benchmark, _ samples: Samples) -> String {
    let numbers = [samples.median, samples.min, samples.max, samples.deviation]
    let columns = numbers.map(Self.text) + [samples.processor.map(Self.text) ?? "-"]
    return benchmark.name.padding(nameWidth) + columns.map { $0.leftPadding(Self.columnWidth) }.joined()
      + "  " + benchmark.unit.rawValue.padding(9) + String(samples.count).leftPadding(4)
      + "  " + Self.verdict(samples.median, bar: benchmark.bar)
  }

  func line(for benchmark: Benchmark, _ failure: BenchmarkFailure) -> String {
    benchmark.name.padding(nameWidth) + "  WRONG: " + failure.message
  }

  private static func verdict(_ median: Double, bar: Double?) -> String {
    guard let bar else { return "none" }
    let factor = String(format: "%.1f", median / bar)
    return "≤ \(text(bar))" + (median <= bar ? " holds" : " does not hold (\(factor) times the bar)")
  }

  private static func text(_ value: Double) -> String {
    String(format: value >= 100 ? "%.0f" : "%.2f", value)
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }

  fileprivate func leftPadding(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
