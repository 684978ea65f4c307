import Foundation
import ScenarioDocuments
import ScenarioSupport

/// The settings of the stage, not of the environment: when a run starts, in which time zone, with which randomness.
struct StageSettings {
  /// The wall clock at the start of the run.
  var now = Date(timeIntervalSince1970: 1_768_470_060)  // 2026-01-15T09:41:00Z
  /// Decides all randomness.
  var seed: UInt64 = 1
  /// The system's time zone.
  var timeZone = TimeZone(secondsFromGMT: 0)!

  /// What may be reached beyond the stage, and how long it is waited for.
  var mayReach: [HermeticWorld.Reach: Duration] = [:]

  /// How documents' `now` and `seed` are checked; `timeZone` is a value of the environment too and is checked there.
  static var checks: [String: CatalogIndex.Check] {
    [
      "now": { node in
        guard let text = node.string, ISO8601.date(text) != nil else {
          return [
            Diagnostic(
              at: node.location, "\"now\" is a date and time, not \(node.compactText)",
              hint: "write it like \"2026-01-15T09:41:00Z\"")
          ]
        }
        return []
      },
      "seed": { node in
        guard let number = node.number, number.exactly(UInt64.self) != nil else {
          return [Diagnostic(at: node.location, "\"seed\" is a whole number from 0, not \(node.compactText)")]
        }
        return []
      },
      ReachSettings.key: ReachSettings.check,
    ]
  }

  init(_ values: [String: ResolvedEnvironment.Entry<JSONNode>]) {
    if let text = values["now"]?.value.string, let date = ISO8601.date(text) { now = date }
    if let number = values["seed"]?.value.number?.exactly(UInt64.self) { seed = number }
    if let node = values[ReachSettings.key]?.value { mayReach = ReachSettings.read(node) }
    if let name = values["timeZone"]?.value.string, let zone = TimeZone(identifier: name) { timeZone = zone }
  }
}
