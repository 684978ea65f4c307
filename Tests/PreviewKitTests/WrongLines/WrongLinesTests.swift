import Foundation
import Testing

/// What the compiler says to mistakes in components. The files of the corpus stand in `Tests/WrongLines`.
@Suite(
  "Wrong lines",
  .enabled(if: SwiftCompiler.found != nil, "There is no swiftc beside the standard library in use, nor on the PATH."))
struct WrongLinesTests {
  /// Each file's errors. The whole corpus takes two runs of the compiler: type errors keep it from looking further.
  private static let errors: Result<[String: [SwiftCompiler.Report]], any Error> = Result {
    let compiler = try #require(SwiftCompiler.found)
    let typed = WrongLine.all.filter { !$0.isInDataflow }.map(\.file)
    let dataflow = WrongLine.all.filter(\.isInDataflow).map(\.file)
    let reports =
      try Array(compiler.errors(in: typed, mode: ["-typecheck"]))
      + Array(compiler.errors(in: dataflow, mode: ["-emit-sil", "-o", "/dev/null"]))
    return Dictionary(grouping: reports, by: \.file)
  }

  @Test("a mistake is reported on its line, in these words, and nowhere else", arguments: WrongLine.all)
  func reported(wrong: WrongLine) throws {
    let line = try #require(wrong.line, "Exactly one line must be marked with '// error: '.")
    let errors = try Self.errors.get()[wrong.file.path] ?? []
    #expect(errors.contains { $0.line == line && $0.message.contains(wrong.words) }, "\(errors)")
    #expect(errors.filter { $0.line != line } == [])
  }

  @Test("no error is reported outside the files: none in the expansion of a macro")
  func elsewhere() throws {
    let files = Set(WrongLine.all.map(\.file.path))
    let others = try Self.errors.get().filter { !files.contains($0.key) }
    #expect(others == [:])
  }

  @Test("the corpus has fifty files and more, of every kind")
  func corpus() {
    #expect(WrongLine.all.count >= 50)
    #expect(WrongLine.all.contains { $0.isInDataflow })
    #expect(WrongLine.all.contains { $0.file.path.contains("/Previews/") })
  }

  @Test("a line of source with the word error is not an error")
  func parsing() {
    let output = """
      /a/B.swift:4:7: error: no member 'c: d'
            Text("a")  // error: no member
            ^
      /a/B.swift:4:7: note: an error: in words
      macro expansion #Preview:8:26: error: no constant
      <unknown>:0: error: no module
      error: no file
      """
    #expect(
      SwiftCompiler.reports(in: output) == [
        .init(file: "/a/B.swift", line: 4, message: "no member 'c: d'"),
        .init(file: "macro expansion #Preview", line: 8, message: "no constant"),
        .init(file: "<unknown>", line: 0, message: "no module"),
        .init(file: "", line: 0, message: "no file"),
      ])
  }
}
