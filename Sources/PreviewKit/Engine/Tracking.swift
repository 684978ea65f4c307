/// Who is reading: the node whose content is being computed, so that what it reads becomes its dependency.
enum Tracking {
  // Set and read only on the thread that runs the engine; a body never suspends.
  nonisolated(unsafe) static var current: _ViewNode?

  /// Runs `body` without recording what it reads.
  static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }
}
