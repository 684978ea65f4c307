/// The fixtures that several cases share, made when the first one wants them.
@MainActor
final class RunnerFixtures {
  private var fixtures: [String: RunnerFixture] = [:]

  func fixture(_ subject: RunnerSubject, runs: Int) throws(BenchmarkFailure) -> RunnerFixture {
    let key = "\(subject.program) \(runs)"
    if let fixture = fixtures[key] { return fixture }
    let fixture = try RunnerFixture(subject, runs: runs)
    fixtures[key] = fixture
    return fixture
  }
}
