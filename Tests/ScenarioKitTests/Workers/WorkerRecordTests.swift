import Foundation
import Testing

@testable import ScenarioDocuments
@testable import ScenarioKit
@testable import ScenarioStage

/// What a parent sees of its worker's run.
@Suite struct WorkerRecordTests {
  @Test func `before anything runs there is nothing`() throws {
    let record = try WorkerRecordReader()
    #expect(record.item == nil)
    #expect(record.step == nil)
    #expect(record.location == nil)
    #expect(record.fault == nil)
    #expect(record.history.isEmpty && record.screen.isEmpty)
    #expect(!record.isOverflow && !record.isOutOfMemory)
  }

  @Test func `a run is on stage from its begin to its end, and says since when and on which thread`() throws {
    let before = WorkerPool.now
    let flight = try RecordedFlight()
    flight.recorder.begin(UInt64.max)
    #expect(flight.record.item == UInt64.max)
    #expect(flight.record.start >= before && flight.record.start <= WorkerPool.now)
    flight.recorder.willDo(HermeticActivity(step: "appear", location: nil))
    #expect(flight.record.thread == SystemThread.current)
    #expect(flight.record.step == "appear")
    #expect(flight.record.location == nil)
    flight.recorder.end()
    #expect(flight.record.item == nil)
  }

  @Test func `the next run begins without the texts of the last`() throws {
    let flight = try RecordedFlight()
    flight.recorder.willDo(HermeticActivity(step: "tap \"a\"", location: SourceLocation(file: "a.json")))
    flight.recorder.did(Transcript.StepRecord(text: "appear"), screen: "  screen\n")
    flight.recorder.begin(2)
    #expect(flight.record.step == nil)
    #expect(flight.record.location == nil)
    #expect(flight.record.history.isEmpty && flight.record.screen.isEmpty)
  }

  @Test func `steps add up, screens replace each other`() throws {
    let flight = try RecordedFlight()
    for step in ["appear", "tap \"a\""] { flight.recorder.did(Transcript.StepRecord(text: step), screen: "\(step)\n") }
    #expect(flight.record.history == "  > appear\n  > tap \"a\"\n")
    #expect(flight.record.screen == "tap \"a\"\n")
  }

  @Test func `texts beyond their room are cut`() throws {
    let flight = try RecordedFlight()
    let long = String(repeating: "ä", count: 100_000)
    flight.recorder.willDo(HermeticActivity(step: long, location: SourceLocation(file: long, line: 1, column: 1)))
    for _ in 0..<10 { flight.recorder.did(Transcript.StepRecord(text: long), screen: long) }
    let step = try #require(flight.record.step)
    #expect(step.hasPrefix("ääää") && step.utf8.count <= 2 << 10)
    #expect(flight.record.history.utf8.count <= 33 << 10)
    #expect(flight.record.screen.utf8.count <= 33 << 10)
    flight.recorder.begin(2)
    flight.recorder.did(Transcript.StepRecord(text: "appear"), screen: "short")
    #expect(flight.record.screen == "short")
    #expect(flight.record.history == "  > appear\n")
  }
}
