import Testing

@testable import ScenarioKit

/// The backtrace in the report of a fault.
@Suite struct BacktraceTests {
  private static func frame(_ symbol: String, _ file: String, _ line: Int = 1) -> Symbolizer.Frame {
    Symbolizer.Frame(symbol: symbol, file: file, line: line)
  }

  @Test func `the component's frames are reported, innermost first, with paths from the working directory`() {
    let frames = [
      Self.frame("first", "/app/Notes/Notes.swift", 4), Self.frame("second", "/app/My Views/NotesScreen.swift", 22),
      Self.frame("third", "/elsewhere/Session.swift", 13), Self.frame("fourth", "/application/a.swift", 1),
    ]
    #expect(
      Backtrace(frames, folder: "/app").lines == [
        "first at Notes/Notes.swift:4", "second at My Views/NotesScreen.swift:22", "third at Session.swift:13",
        "fourth at a.swift:1",
      ])
  }

  @Test(arguments: [
    frame("f", "/app/Sources/PreviewKit/Node.swift"), frame("f", "/app/Sources/ScenarioStage/Stage/Stage.swift"),
    frame("f", "/app/Sources/ScenarioKit/Runner/TestPlan.swift"),
    frame("f", "/app/Sources/ScenarioSupport/Text/A.swift"),
    frame("f", "/app/Sources/ScenarioDocuments/Plan/Plan.swift"),
    frame("f", "/app/Sources/CHermetic/Thread.c"), frame("f", "/app/Sources/CWorkers/Signals.c"),
    frame("f", "/app/Sources/Combine/Just.swift"), frame("f", "/<compiler-generated>"), frame("f", "/app/a.swift", 0),
    frame("$s11ScenarioKit8TestPlanV", "/app/a.swift"), frame("$s10PreviewKit4NodeC", "/app/a.swift"),
    frame("$s13ScenarioStage0B0C", "/app/a.swift"), frame("$s17ScenarioDocuments4PlanV", "/app/a.swift"),
    frame("$s15ScenarioSupport6SHA256O", "/app/a.swift"), frame("$s7Combine4JustV", "/app/a.swift"),
  ])
  func `the harness's frames and generated ones are left out`(frame: Symbolizer.Frame) {
    #expect(Backtrace([frame], folder: "/app").lines.isEmpty)
  }

  @Test func `of many frames the innermost eight are reported`() {
    let frames = (0..<30).map { Self.frame("depth\($0)", "/app/Deep.swift", $0 + 1) }
    #expect(Backtrace(frames, folder: "/app").lines == (0..<8).map { "depth\($0) at Deep.swift:\($0 + 1)" })
  }

  @Test func `what the symbolizer prints is read, with the functions that were inlined`() {
    let text = """
      $s1a
      /app/a.swift:3:7
      $s1b
      /app/my: b.swift:12:1

      ??
      ??:0:0

      """
    #expect(
      Symbolizer.parse(text + "\n") == [
        [Self.frame("$s1a", "/app/a.swift", 3), Self.frame("$s1b", "/app/my: b.swift", 12)],
        [Self.frame("??", "??", 0)],
      ])
    #expect(Symbolizer.parse("").isEmpty)
    #expect(Symbolizer.parse("garbage").isEmpty)
  }

  @Test func `addresses outside of the program are not looked up, nor are any without a symbolizer`() {
    #expect(Backtrace(addresses: [1, 2, 3], image: 10..<20, folder: "/").lines.isEmpty)
    #expect(Backtrace(addresses: [11], image: 10..<20, folder: "/", symbolizer: nil).lines.isEmpty)
  }

  @Test(arguments: [
    ("hostile_run.MisbehavingView.misbehave(at: hostile_run.Moment) -> ()", "MisbehavingView.misbehave(at:)"),
    (
      "hostile_run.MisbehavingView.(misbehave in _044BD0CEA553930D551D95840C10223A)(at: A) -> ()",
      "MisbehavingView.misbehave(at:)"
    ),
    ("hostile_run.A.body.getter : some", "A.body.getter"),
    ("closure #1 () -> Swift.String in hostile_run.A.f(x: Swift.Int, _: B) throws -> C", "closure #1 in A.f(x:_:)"),
    (
      "(1) suspend resume partial function for closure #4 () async -> () in hostile_run.A.body.getter : some",
      "closure #4 in A.body.getter"
    ),
    ("hostile_run.A.load() async throws -> Swift.Int", "A.load()"),
    ("", ""), ("plain", "plain"), ("f(", "f("),
  ])
  func `names are as a person writes them`(name: String, shown: String) {
    #expect(SymbolName.shortened(name, module: "hostile_run") == shown)
  }

  /// Notices when the runtime no longer exports what names are taken apart with.
  @Test func `mangled names are taken apart by the runtime`() {
    #expect(SymbolName.readable("$s4main4ViewV4save2inySi_tF") == "View.save(in:)")
    #expect(SymbolName.readable("memcpy") == "memcpy")
  }
}
