// `Mutex.withLock` wants what it returns to be sendable, which generic values are not, and its closure costs each value
// that passes a
// publisher a look-up of generic types. The two underscored functions that it is made of have neither cost; only this
// file uses them.
import Synchronization

/// A lock for the state of a publisher or subscription. Calls into user code happen outside of it, so it need not be
/// recursive.
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex<Void>(())

  /// Runs the closure while the lock is held. Unlike with `Mutex`, what it returns need not be sendable.
  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}
