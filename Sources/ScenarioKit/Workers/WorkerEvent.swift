import Foundation
import ScenarioDocuments
import ScenarioSupport

/// What a worker sends to its parent.
enum WorkerEvent: Codable {
  /// A run ended.
  case finished(number: UInt64, RunResult)
  /// A run passed, and its result has nothing else to report. Most runs end like this.
  case passed(number: UInt64, duration: Duration, defaultedKeys: [String])
  /// The batch ended. Items without a result were not run.
  case batchEnded
  /// A run changed the process, so nothing else should run in it. Sent before the result of that run.
  case changed
  /// This program cannot run anything.
  case broken(Diagnostic)

  /// The shortest event that carries a judged result.
  init(number: UInt64, _ result: RunResult) {
    let plain = RunResult(
      identity: result.identity, verdict: .passed, defaultedKeys: result.defaultedKeys, duration: result.duration)
    self =
      result == plain
      ? .passed(number: number, duration: result.duration, defaultedKeys: result.defaultedKeys)
      : .finished(number: number, result)
  }

  // MARK: As bytes

  private static let json = UInt8(ascii: "j")
  private static let pass = UInt8(ascii: "p")

  /// The event as a message. A pass is written without JSON, because there are thousands of them.
  var message: [UInt8] {
    guard case .passed(let number, let duration, let keys) = self else {
      guard let body = try? JSONEncoder().encode(self) else { preconditionFailure("events are plain values") }
      return [Self.json] + body
    }
    let nanoseconds = UInt64(clamping: duration.wholeNanoseconds)
    return [Self.pass] + Self.bytes(number) + Self.bytes(nanoseconds) + keys.joined(separator: "\n").utf8
  }

  /// - Throws: When the bytes are not an event.
  init(message: ArraySlice<UInt8>) throws {
    let body = message.dropFirst()
    switch message.first {
    case Self.json: self = try JSONDecoder().decode(WorkerEvent.self, from: Data(body))
    case Self.pass where body.count >= 16:
      let keys = String(decoding: body.dropFirst(16), as: UTF8.self).split(separator: "\n").map(String.init)
      self = .passed(
        number: Self.number(body.prefix(8)),
        duration: .nanoseconds(Int64(clamping: Self.number(body.dropFirst(8).prefix(8)))), defaultedKeys: keys)
    default: throw CocoaError(.coderReadCorrupt)
    }
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
