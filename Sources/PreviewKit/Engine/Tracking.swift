internal import CPreviews

/// Who is reading: the node whose content this thread computes, so that what it reads becomes its dependency.
///
/// What other threads read is no dependency of a node.
enum Tracking {
  /// The node, which lives at least until its content is computed.
  static var current: _ViewNode? {
    get { pk_get_current_node().map { Unmanaged<_ViewNode>.fromOpaque($0).takeUnretainedValue() } }
    set { pk_set_current_node(newValue.map { Unmanaged.passUnretained($0).toOpaque() }) }
  }

  /// Runs `body` without recording what it reads.
  static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let outer = current else { return try body() }
    current = nil
    defer { current = outer }
    return try body()
  }
}
