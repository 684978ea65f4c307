import Foundation

/// Who is reading: the node whose content is being computed, so that what it reads becomes its dependency.
enum Tracking {
  @exclusivity(unchecked) nonisolated(unsafe) private static var node: _ViewNode?
  /// The thread that runs the engine. What other threads read or write meanwhile is nobody's dependency.
  @exclusivity(unchecked) nonisolated(unsafe) private static var thread: pthread_t?

  static var current: _ViewNode? {
    get {
      guard let thread, pthread_equal(thread, pthread_self()) != 0 else { return nil }
      return node
    }
    set {
      if newValue != nil { thread = pthread_self() }
      node = newValue
    }
  }

  /// Runs `body` without recording what it reads.
  static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let outer = current else { return try body() }
    current = nil
    defer { current = outer }
    return try body()
  }
}
