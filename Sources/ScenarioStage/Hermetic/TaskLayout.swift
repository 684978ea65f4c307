import CHermetic
import Foundation
import Synchronization

/// How the concurrency runtime lays out a task in memory. CHermetic reads the state and the name of a task there, because no
/// function returns them. With another layout it would read something else.
struct TaskLayout: Equatable, Sendable {
  var version: UInt32
  /// The bytes of a task.
  var size: Int

  /// The layout that CHermetic reads.
  static let known = TaskLayout(version: 1, size: 208)
  static let knownToolchain = "Swift 6.3"

  /// The layout of this process's runtime; nil when the runtime does not say.
  static let ofRuntime: TaskLayout? = {
    var layout = HermeticTaskLayout()
    guard hermetic_task_layout(&layout) else { return nil }
    return TaskLayout(version: layout.version, size: layout.size)
  }()

  /// What is wrong with a layout; nil when it is the known one.
  static func problem(with layout: TaskLayout?) -> String? {
    guard layout != known else { return nil }
    let found =
      layout.map { "tasks of layout \($0.version) with \($0.size) bytes" } ?? "a runtime that does not tell its layout"
    return """
      error: this program was built with a Swift toolchain that the hermetic world does not know: it found \(found), and \
      knows layout \(known.version) with \(known.size) bytes, as in \(knownToolchain)
        hint: build it with \(knownToolchain), or take a version of scenario-run that supports your toolchain

      """
  }

  /// Ends the process when the runtime's layout is not the known one.
  static func requireKnown(_ layout: TaskLayout? = simulated.withLock { $0 } ?? ofRuntime) {
    guard let problem = problem(with: layout) else { return }
    FileHandle.standardError.write(Data(problem.utf8))
    // The code of an internal error. Nothing of the program may run any more, not even what `exit` would call.
    _exit(70)
  }

  /// What tests put in the place of the runtime's layout.
  static let simulated = Mutex<TaskLayout?>(nil)
}
