import Testing

@testable import ScenarioKit

/// What is taken from the runtime's backtrace.
@Suite struct BacktraceTests {
  private static let trap = """
    before
    notes/Notes.swift:4: Fatal error: the note is gone

    *** Signal 4: Backtracing from 0x7fd6098f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007fd6098f9361 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 5 "oot.default-qos" crashed:

      0                  0x00007fd6098f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra]             0x0000565014434b23 closure #1 in static Notes.all + 98 in notes-run at /app/Notes/Notes.swift:4:35
      2 [ra] [inlined]   0x00005650144300a5 NotesScreen.body.getter in notes-run at /app/My Views/NotesScreen.swift:22:28
      3 [ra]             0x000056501442e0d0 Session.save(_:) + 31 in notes-run at /elsewhere/Session.swift:13:25
      4 [ra]             0x0000565013eb2fa3 ButtonNode.perform(_:) + 578 in notes-run at /app/Sources/PreviewKit/Node.swift:74:10
      5 [ra] [thunk]     0x0000565013f0d33b partial apply for closure #1 + 26 in notes-run at //<compiler-generated>
      6 [ra]             0x00005650143a83f2 Stage.act(_:) + 401 in notes-run at /app/Sources/ScenarioKit/Stage/Stage.swift:70:13
      7 [async] [system] 0x00007fd6095cf310 completeTaskWithClosure(swift::AsyncContext*) in libswift_Concurrency.so
    ...

    Backtrace took 0.65s

    """

  @Test func `the component's frames are told, innermost first, with paths from the working directory`() {
    #expect(
      Backtrace(Self.trap, folder: "/app").frames == [
        "closure #1 in static Notes.all at Notes/Notes.swift:4:35",
        "NotesScreen.body.getter at My Views/NotesScreen.swift:22:28",
        "Session.save(_:) at Session.swift:13:25",
      ])
  }

  @Test func `the harness's frames, the system's and generated ones are left out`() {
    let frames = Backtrace(Self.trap, folder: "/app").frames.joined()
    for part in ["PreviewKit", "ScenarioKit", "compiler-generated", "swiftCore", "Concurrency"] {
      #expect(!frames.contains(part))
    }
    for folder in ["CHermetic", "Combine"] {
      let line = "*** Program crashed: x ***\n1 [ra] 0x00 f() + 1 in p at /app/Sources/\(folder)/File.swift:1:1"
      #expect(Backtrace(line, folder: "/app").frames.isEmpty)
    }
  }

  @Test func `the message is found, and what was printed before is the output`() {
    let backtrace = Backtrace(Self.trap, folder: "/app")
    #expect(backtrace.message == "the note is gone")
    #expect(backtrace.output == "before\nnotes/Notes.swift:4: Fatal error: the note is gone")
  }

  @Test func `of several messages the last is that of the trap`() {
    let text = "a: Fatal error: printed by somebody\nb: Fatal error: real\n*** Signal 4: Backtracing from 0x0..."
    #expect(Backtrace(text, folder: "/").message == "real")
    #expect(Backtrace("x: Fatal error: a Fatal error: b", folder: "/").message == "b")
  }

  @Test func `a message in a backtrace is none`() {
    #expect(Backtrace("*** Signal 4: x\nFatal error: no", folder: "/").message == nil)
  }

  @Test(arguments: ["", "hello\n", "no end", "a\n\n\n", "1 0x00 f() in p at /app/a.swift:1:1\n"])
  func `without a backtrace everything is output`(text: String) {
    let backtrace = Backtrace(text, folder: "/app")
    #expect(backtrace.output == text)
    #expect(backtrace.message == nil)
    #expect(backtrace.frames.isEmpty)
  }

  @Test func `a backtrace that was cut off is read as far as it goes`() {
    let whole = Array(Self.trap)
    for count in stride(from: 0, to: whole.count, by: 7) {
      let backtrace = Backtrace(String(whole[..<count]), folder: "/app")
      // The name of a folder may be cut off, too, so that it is not known any more.
      #expect(backtrace.frames.count <= 4)
      #expect(backtrace.frames.first?.hasPrefix("closure #1 in static Notes.all at ") != false)
    }
  }

  @Test func `of many frames the innermost eight are told`() {
    var text = "*** Program crashed: Bad pointer dereference at 0x0 ***\n"
    for number in 0..<30 { text += " \(number) [ra] 0x0000 depth(\(number)) + 8 in p at /app/Deep.swift:\(number):1\n" }
    let frames = Backtrace(text, folder: "/app").frames
    #expect(frames == (0..<8).map { "depth(\($0)) at Deep.swift:\($0):1" })
  }

  @Test func `a folder that only begins alike is not the working directory`() {
    let text = "*** Program crashed: x ***\n0 0x00 f() + 1 in p at /application/a.swift:1:1"
    #expect(Backtrace(text, folder: "/app").frames == ["f() at a.swift:1:1"])
  }
}
