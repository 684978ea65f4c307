extension Duration {
  /// Nanoseconds, rounded up so that nothing fires early; the greatest number for what does not fit.
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let fraction = attoseconds / 1_000_000_000 + (attoseconds % 1_000_000_000 > 0 ? 1 : 0)
    let (sum, sumOverflow) = whole.addingReportingOverflow(fraction)
    return sumOverflow ? (seconds < 0 ? .min : .max) : sum
  }
}
