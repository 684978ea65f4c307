import Foundation
import Synchronization

@testable import ScenarioStage

/// Lines that code of a run writes from any isolation.
final class HermeticLog: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func write(_ line: String) {
    storage.withLock { $0.append(line) }
  }
}

extension HermeticWorld.Settings {
  static func sample(seed: UInt64 = 7) -> HermeticWorld.Settings {
    HermeticWorld.Settings(
      now: Date(timeIntervalSince1970: 1_767_225_600.5), seed: seed, timeZone: TimeZone(identifier: "Asia/Tokyo")!)
  }
}

extension HermeticWorld {
  /// Runs `body` as a main-actor job in a world and gives back what it wrote, with everything settled.
  static func transcript(
    seed: UInt64 = 7, settle: Duration = .seconds(3600), _ body: @escaping @MainActor (HermeticLog) -> Void
  ) -> [String] {
    let transcript = HermeticLog()
    run(.sample(seed: seed)) { world in
      world.perform { body(transcript) }
      world.settle(limit: settle)
      transcript.write("end \(world.elapsed)")
    }
    return transcript.lines
  }
}
