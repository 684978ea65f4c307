import Foundation

/// Threads as the system knows them.
enum SystemThread {
  /// The number of the calling thread.
  static var current: Int32 {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return path.flatMap { $0.split(separator: "/").last }.flatMap { Int32($0) } ?? -1
  }

  /// Does something on a thread with a name, and returns what it says.
  static func run<Result: Sendable>(
    named name: String, _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        try? Data(name.utf8).write(to: URL(fileURLWithPath: "/proc/self/task/\(current)/comm"))
        continuation.resume(returning: body())
      }
    }
  }
}
