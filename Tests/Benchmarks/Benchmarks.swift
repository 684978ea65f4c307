import Foundation

/// Measures what the design promises in numbers, and shows each beside its bar.
///
/// `swift run -c release benchmarks [engine|runner|compiler] [--filter WORD]… [--list]`. A bar that does not hold is information and no failure;
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
    let selected = arguments.group.benchmarks.filter { arguments.selects($0.name) }
    guard !selected.isEmpty else {
      exit(
        complaint: "No benchmark has \(arguments.filters.joined(separator: " or ")) in its name; see --list.", code: 4)
    }
    if arguments.wantsList { return print(selected.map(\.name).joined(separator: "\n")) }

    if isDebugBuild { print("This is a debug build: the numbers mean nothing. Use swift run -c release benchmarks.\n") }
    // A program that is measured would inherit it.
    if arguments.group == .engine { DeepStack.restartWithIt() }
    if !measure(selected) { exit(complaint: "Not every case did what it measures.", code: 1) }
  }

  /// Whether every case did what it measures. What the cases share is gone when it returns.
  @MainActor
  private static func measure(_ benchmarks: consuming [Benchmark]) -> Bool {
    let table = ResultTable(names: benchmarks.map(\.name))
    print(table.header)
    var isCorrect = true
    for benchmark in benchmarks {
      do throws(BenchmarkFailure) {
        print(table.line(for: benchmark, try benchmark.measure()))
      } catch {
        isCorrect = false
        print(table.line(for: benchmark, error))
      }
      // Each line when it is there, also into a file.
      fflush(nil)
    }
    return isCorrect
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
