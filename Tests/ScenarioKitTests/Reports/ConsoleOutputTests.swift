import Foundation
import Testing

@testable import ScenarioKit

@Suite struct ConsoleOutputTests {
  @Test func `a reader that has gone ends the writing, not the process`() {
    ConsoleOutput.ignoreClosedPipes()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let output = ConsoleOutput(descriptor: ends[1])
    #expect(output.write("a\n"))
    #expect(!output.isTerminal)
    #expect(output.columns() == nil)
    close(ends[0])
    #expect(!output.write("b\n"))
    close(ends[1])
    // Not even when the number belongs to another file by now.
    #expect(!output.write("c\n"))
  }
}
