import CHermetic
import Foundation
import Testing

@testable import ScenarioStage

@Suite struct HermeticRandomnessTests {
  static func sample(seed: UInt64, numbers: Int = 1) -> (numbers: [Int], identifiers: [UUID]) {
    HermeticWorld.run(.sample(seed: seed)) { _ in
      var generator = SystemRandomNumberGenerator()
      let values = (0..<numbers).map { _ in Int.random(in: 0...Int.max) } + [Int(generator.next() >> 1)]
      return (values + Array(0..<20).shuffled() + [Int(arc4random())], (0..<3).map { _ in UUID() })
    }
  }

  @Test func numbersAndIdentifiersRepeatForASeedAndDifferForAnother() {
    #expect(Self.sample(seed: 1) == Self.sample(seed: 1))
    #expect(Self.sample(seed: 1).numbers != Self.sample(seed: 2).numbers)
    #expect(Self.sample(seed: 1).identifiers != Self.sample(seed: 2).identifiers)
  }

  @Test func oneMoreNumberDoesNotShiftIdentifiers() {
    #expect(Self.sample(seed: 1).identifiers == Self.sample(seed: 1, numbers: 5).identifiers)
  }

  @Test func identifiersAreRandomOnes() {
    for identifier in Self.sample(seed: 3).identifiers {
      #expect(identifier.uuid.6 >> 4 == 4)
      #expect(identifier.uuid.8 >> 6 == 2)
    }
    #expect(Set(Self.sample(seed: 3).identifiers).count == 3)
  }

  @Test func outsideOfARunNothingRepeats() {
    #expect(UUID() != UUID())
    #expect((0..<4).map { _ in UInt64.random(in: 0 ... .max) } != (0..<4).map { _ in UInt64.random(in: 0 ... .max) })
  }

  @Test func otherDescriptorsAreReadAsEver() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "hermetic-\(ProcessInfo.processInfo.processIdentifier)")
    try Data("text".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let text = try HermeticWorld.run(.sample()) { _ in try String(contentsOf: url, encoding: .utf8) }
    #expect(text == "text")
  }

  @Test func hashingIsTheSameInEveryProcess() {
    #expect(hermetic_hashing_is_deterministic())
  }
}
