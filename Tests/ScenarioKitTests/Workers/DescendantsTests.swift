import Foundation
import Testing

@testable import ScenarioKit
@testable import ScenarioSupport

/// The processes that a process started.
@Suite struct DescendantsTests {
  /// A shell with two children, of which one has a child, too.
  private final class Family {
    let shell = Process()
    /// The numbers of the three.
    private(set) var members: [pid_t] = []
    private let input = Pipe()

    init() throws {
      let output = Pipe()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c",
        """
        exec 3<&0
        sleep 1000 >/dev/null & echo $!
        sh -c 'sleep 1000 >/dev/null & echo $!; read line <&3' & echo $!
        read line
        """,
      ]
      shell.standardInput = input
      shell.standardOutput = output
      try shell.run()
      var text = ""
      while text.split(separator: "\n").count < 3 || !text.hasSuffix("\n") {
        let bytes = output.fileHandleForReading.availableData
        guard !bytes.isEmpty else { break }
        text += String(decoding: bytes, as: UTF8.self)
      }
      members = text.split(separator: "\n").compactMap { pid_t($0) }
      try #require(members.count == 3)
    }

    /// Lets the shell end, and says how it did.
    func end() throws -> Process.TerminationReason {
      Descendants.kill(of: shell.processIdentifier)
      try input.fileHandleForWriting.close()
      shell.waitUntilExit()
      return shell.terminationReason
    }
  }

  @Test func `the children of a process are found, without those to be kept`() throws {
    let family = try Family()
    let shell = family.shell.processIdentifier
    let children = Set(Descendants.children(of: shell))
    #expect(children.count == 2)
    #expect(children.isSubset(of: family.members))
    #expect(Descendants.children(of: getpid()).contains(shell))
    #expect(!Descendants.children(of: getpid(), except: [shell]).contains(shell))
    #expect(Descendants.children(of: shell, except: children).isEmpty)
    _ = try family.end()
  }

  @Test func `all descendants are ended, and the process itself is not`() throws {
    let family = try Family()
    Descendants.kill(of: family.shell.processIdentifier)
    for member in family.members { #expect(!Self.isAlive(member), "\(member)") }
    #expect(try family.end() == .exit)
  }

  @Test func `a process that does not exist has none`() {
    #expect(Descendants.children(of: -1).isEmpty)
    Descendants.kill(of: -1)
  }

  /// Whether it runs; what was killed and waits for somebody to ask how it ended does not.
  private static func isAlive(_ process: pid_t) -> Bool {
    for _ in 0..<1_000_000 {
      guard let bytes = try? FileBytes.read("/proc/\(process)/stat"), let end = bytes.lastIndex(of: UInt8(ascii: ")")),
        bytes.count > end + 2
      else { return false }
      if [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(bytes[end + 2]) { return false }
      // The signal was sent, and takes its time.
      sched_yield()
    }
    return true
  }
}
