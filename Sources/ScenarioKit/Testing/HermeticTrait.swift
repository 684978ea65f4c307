import Foundation
import ScenarioStage
import ScenarioSupport
import Testing

/// Gives a test the stage of a scenario: virtual time, fixed randomness, one order of tasks.
///
/// ```swift
/// @MainActor @Test(.hermetic) func retries() async throws {
///   let host = ViewHost(TagsView().environment(\.getTags, Failing(after: .seconds(2))))
///   await host.settle()
///   #expect(host.texts.contains("Try again"))
/// }
/// ```
///
/// A sleep of the view, or of the test, takes no wall time: when nothing else can run, time moves to the next deadline. Hosts
/// are updated after asynchronous work. What goes on in real time (the network, threads, other processes) is recorded as an
/// issue. Hermetic tests run one at a time, also beside others. Each test of a suite
/// with this trait has a stage of its own; the settings of a test win over those of its suite.
public struct HermeticTrait: TestTrait, SuiteTrait, TestScoping {
  enum Start: Sendable {
    case usual
    case at(Date)
    /// A text that is no date.
    case unreadable(String)
  }

  let start: Start
  let seed: UInt64
  let timeZone: TimeZone?

  /// Each test of a suite gets it, not the suite as a whole.
  public var isRecursive: Bool { true }

  /// Runs one case of a test on a stage of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's trait comes first, with the settings of the nearest one. The others find the stage that it has made.
    guard testCase != nil, !HermeticScope.isActive else { return try await function() }
    let nearest = test.traits.reversed().lazy.compactMap { $0 as? HermeticTrait }.first ?? self
    var now: Date?
    switch nearest.start {
    case .usual: break
    case .at(let date): now = date
    case .unreadable(let text):
      Issue.record(
        "hermetic(now:): \(text.quoted) is no date and time; write it like \"2026-01-15T09:41:00Z\"",
        sourceLocation: test.sourceLocation)
    }
    let problems = try await HermeticScope.run(now: now, seed: nearest.seed, timeZone: nearest.timeZone) {
      try await function()
    }
    for problem in problems {
      let text = [problem.message, problem.details].compactMap(\.self).joined(separator: "\n")
      Issue.record(Comment(rawValue: text), sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == HermeticTrait {
  /// The stage of a scenario: 2026-01-15T09:41:00Z in UTC, with the seed 1.
  public static var hermetic: Self { hermetic() }

  /// The stage of a scenario.
  ///
  /// - Parameters:
  ///   - now: The wall clock at the start; 2026-01-15T09:41:00Z when it is nil.
  ///   - seed: Decides all randomness, and the identifiers that `UUID()` makes.
  ///   - timeZone: The system's time zone during the test; UTC when it is nil.
  public static func hermetic(now: Date? = nil, seed: UInt64 = 1, timeZone: TimeZone? = nil) -> Self {
    Self(start: now.map(HermeticTrait.Start.at) ?? .usual, seed: seed, timeZone: timeZone)
  }

  /// The stage of a scenario, with the wall clock as documents write it.
  ///
  /// - Parameters:
  ///   - now: A date and time in ISO 8601, as `2026-01-15T09:41:00Z`. Another text is recorded as an issue.
  ///   - seed: Decides all randomness, and the identifiers that `UUID()` makes.
  ///   - timeZone: The system's time zone during the test; UTC when it is nil.
  public static func hermetic(now: String, seed: UInt64 = 1, timeZone: TimeZone? = nil) -> Self {
    Self(
      start: ISO8601.date(now).map(HermeticTrait.Start.at) ?? .unreadable(now), seed: seed, timeZone: timeZone)
  }
}
