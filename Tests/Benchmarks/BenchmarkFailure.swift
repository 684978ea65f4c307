/// A case did not do what it claims to measure.
struct BenchmarkFailure: Error {
  let message: String
}

/// Fails the case unless a count is what it has to be.
func require<Value: Equatable>(
  _ what: String, _ found: Value, is expected: Value
) throws(BenchmarkFailure) {
  guard found == expected else { throw BenchmarkFailure(message: "\(what): \(found) instead of \(expected)") }
}
