import Foundation

/// Tells when a tree of views has used half of the thread's stack: mounting ends there, because walking and taking down the
/// tree need room as well. Views that contain themselves would otherwise end the process.
struct StackGuard {
  private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, which the C library has and its Swift module does not show.
  private static let getAttributes: GetAttributes? = dlsym(dlopen(nil, RTLD_NOW), "pthread_getattr_np").map {
    unsafeBitCast($0, to: GetAttributes.self)
  }

  private var thread: pthread_t?
  private var floor: UInt = 0

  /// Measures the stack of the present thread, once for each.
  mutating func prepare() {
    let current = pthread_self()
    if let thread, pthread_equal(thread, current) != 0 { return }
    thread = current
    floor = 0
    var attributes = pthread_attr_t()
    guard let getAttributes = Self.getAttributes, getAttributes(current, &attributes) == 0 else { return }
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
}
