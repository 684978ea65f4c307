import Foundation

/// Tells when a tree of views has used half of the thread's stack: mounting ends there, because walking and taking down
/// the tree need room as well. Views that contain themselves would otherwise end the process.
struct StackGuard {
  private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// The guard of the thread that runs the engine.
  @MainActor @exclusivity(unchecked) private(set) static var current = StackGuard()

  /// `pthread_getattr_np`, which the C library has and its Swift module does not show.
  private static let getAttributes: GetAttributes? = dlsym(dlopen(nil, RTLD_NOW), "pthread_getattr_np").map {
    unsafeBitCast($0, to: GetAttributes.self)
  }

  private var thread: pthread_t?
  private var floor: UInt = 0
  /// The types whose bodies were refused outside of the tree, by name.
  private var refused: [String] = []

  /// Measures the stack of the present thread, once for each.
  @MainActor static func prepare() { current.measure() }

  private mutating func measure() {
    let present = pthread_self()
    if let thread, pthread_equal(thread, present) != 0 { return }
    thread = present
    floor = 0
    var attributes = pthread_attr_t()
    guard let getAttributes = Self.getAttributes, getAttributes(present, &attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    var lowest: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return }
    floor = UInt(bitPattern: lowest) + UInt(size) / 2
  }

  /// Whether half of the stack is used at this point.
  var isHalfUsed: Bool {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) < floor }
  }

  /// Whether the body of a `type` that is no node of the tree, such as a scene or a gesture, must not run, because it
  /// is nested too deeply. The next update reports it.
  @MainActor static func refuses(_ type: Any.Type) -> Bool {
    guard current.isHalfUsed else { return false }
    current.refused.append(typeName(type))
    return true
  }

  /// Takes the names of what was refused since the last time, each once.
  @MainActor static func takeRefused() -> [String] {
    guard !current.refused.isEmpty else { return [] }
    defer { current.refused = [] }
    var names: [String] = []
    for name in current.refused where !names.contains(name) { names.append(name) }
    return names
  }
}
