import Foundation
import PreviewKit
import Synchronization
import Testing

@testable import ScenarioStage

/// Actions that a component calls on several threads at once.
@MainActor @Suite struct CallThreadTests {
  private nonisolated static let threads = 8
  private nonisolated static let callsOfEach = 50
  private nonisolated static var all: Int { threads * callsOfEach }

  private struct View: PreviewKit.View {
    /// Functions of actions do not say that they may be called from anywhere; here they are.
    nonisolated(unsafe) let next: (String) -> Int
    @State private var text = "idle"

    var body: some PreviewKit.View {
      Text(text)
      Button("Race") { text = Self.race(next) }
    }

    private nonisolated static func race(_ next: @escaping (String) -> Int) -> String {
      nonisolated(unsafe) let next = next
      let answers = Mutex<[Int]>([])
      let group = DispatchGroup()
      for thread in 0..<threads {
        group.enter()
        Thread.detachNewThread {
          for call in 0..<callsOfEach {
            let answer = next("\(thread)-\(call)")
            answers.withLock { $0.append(answer) }
          }
          group.leave()
        }
      }
      group.wait()
      let sorted = answers.withLock { $0.sorted() }
      return sorted == Array(0..<all) ? "each answer once" : "\(Set(sorted).count) different answers"
    }
  }

  private let player = ScenarioPlayer {
    Component("Subject") { stage in View(next: stage.action("next")) }
    Action("next", function: ((String) -> Int).self, arguments: ["call"])
  }

  /// The component waits for its threads itself, so the stage need not.
  private static let mayReach = #""mayReach": { "threads": "1ms", "blockingWaits": "1ms" }"#

  private static func answers(_ count: Int) -> String {
    let list = (0..<count).map { #"{ "returns": \#($0) }"# }.joined(separator: ",")
    return #""actions": { "next": [\#(list)] }, \#(mayReach)"#
  }

  @Test func `each call is recorded once and takes an answer of its own`() async throws {
    let played = try await player.play(
      #"""
      { "tap": "Race" }, { "expect": "each answer once" },
      { "expectCalls": [{ "next": true, "times": \#(Self.all) }] }
      """#, Self.answers(Self.all))
    #expect(played.hasPassed, "\(played.messages)")
    let calls = played.steps.filter { $0.hasPrefix("call ") }
    #expect(Set(calls).count == Self.all)
  }

  @Test func `calls beyond the answers are counted and told`() async throws {
    let played = try await player.play(#"{ "tap": "Race" }"#, Self.answers(Self.all - 10))
    #expect(played.messages.count == 10)
    let numbers = played.messages.map { $0.prefix { $0.isNumber } }
    #expect(numbers == ((Self.all - 9)...Self.all).map { "\($0)" })
  }
}
