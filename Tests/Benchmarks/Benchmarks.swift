import Foundation

/// Measures what the design promises in numbers, and shows each beside its bar.
///
/// `swift run -c release benchmarks [engine|runner|compiler] [--filter WORD]… [--list] [--gate]`. A bar that does not hold
/// is information; with `--gate`, a number far above its bar is a failure. A case whose own counts are wrong always is one.
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
    let gate = arguments.wantsGate ? Gate() : nil
    let complaints = measure(selected, gate: gate)
    if !complaints.isEmpty { exit(complaint: complaints.joined(separator: "\n"), code: 1) }
    if let gate { print("No number is over \(gate.factorText) times its bar.") }
  }

  /// What is wrong with the results. What the cases share is gone when it returns.
  @MainActor
  private static func measure(_ benchmarks: consuming [Benchmark], gate: Gate?) -> [String] {
    let benchmarks = if let gate { gate.guarded(benchmarks) } else { benchmarks }
    let table = ResultTable(names: benchmarks.map(\.name))
    print(table.header)
    var complaints: [String] = []
    for benchmark in benchmarks {
      // Each line when it is there, also into a file.
      defer { fflush(nil) }
      do throws(BenchmarkFailure) {
        guard let gate else {
          print(table.line(for: benchmark, try benchmark.measure()))
          continue
        }
        let outcome = try gate.measure(benchmark)
        print(table.line(for: benchmark, outcome.samples))
        if !outcome.isAdmitted { complaints.append(gate.complaint(about: benchmark, outcome)) }
      } catch {
        complaints.append("\(benchmark.name) did not do what it measures: \(error.message)")
        print(table.line(for: benchmark, error))
      }
    }
    return complaints
  }

  static var isDebugBuild: Bool {
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
