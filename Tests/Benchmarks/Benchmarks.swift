import Foundation

/// Measures what the design promises in numbers, and shows each beside its bar.
///
/// `swift run -c release benchmarks [--filter WORD]… [--list]`. A bar that does not hold is information and no failure;
/// a case whose own counts are wrong is one.
@main
struct Benchmarks {
  @MainActor
  static func main() {
    let arguments: Arguments
    do {
      arguments = try Arguments(CommandLine.arguments.dropFirst())
    } catch {
      exit(complaint: error.description, code: 2)
    }
    if arguments.wantsHelp { return print(Arguments.help) }
    let selected = all.filter { arguments.selects($0.name) }
    guard !selected.isEmpty else {
      exit(
        complaint: "No benchmark has \(arguments.filters.joined(separator: " or ")) in its name; see --list.", code: 4)
    }
    if arguments.wantsList { return print(selected.map(\.name).joined(separator: "\n")) }

    if isDebugBuild { print("This is a debug build: the numbers mean nothing. Use swift run -c release benchmarks.\n") }
    DeepStack.restartWithIt()
    let table = ResultTable(names: selected.map(\.name))
    print(table.header)
    var isCorrect = true
    for benchmark in selected {
      do throws(BenchmarkFailure) {
        print(table.line(for: benchmark, try benchmark.measure()))
      } catch {
        isCorrect = false
        print(table.line(for: benchmark, error))
      }
    }
    if !isCorrect { exit(complaint: "Not every case did what it measures.", code: 1) }
  }

  @MainActor
  private static var all: [Benchmark] {
    Benchmark.firstRender + Benchmark.rowState + Benchmark.rootState + Benchmark.frontInsertion + Benchmark.text
      + Benchmark.memory + Benchmark.deepTree + Benchmark.diff
  }

  private static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }

  private static func exit(complaint: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((complaint + "\n").utf8))
    Foundation.exit(code)
  }
}
