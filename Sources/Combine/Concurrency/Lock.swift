// `Mutex.withLock` wants what it returns to be sendable, which generic values are not, and its closure costs each value
// that passes a publisher a look-up of generic types. The two underscored functions that it is made of have neither
// cost; only this file uses them. The thread sanitizer does not understand `Mutex` and reports races that are none:
// builds for it define `THREAD_SANITIZER` and get a lock of the C library.
#if THREAD_SANITIZER
  import Foundation

  /// A lock for the state of a publisher or subscription. Calls into user code happen outside of it, so it need not be
  /// recursive.
  struct Lock: ~Copyable, @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    borrowing func acquire() {
      pthread_mutex_lock(mutex)
    }

    borrowing func release() {
      pthread_mutex_unlock(mutex)
    }
  }
#else
  import Synchronization

  /// A lock for the state of a publisher or subscription. Calls into user code happen outside of it, so it need not be
  /// recursive.
  struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex<Void>(())

    /// Takes the lock. For code through which each value passes: there a closure costs too much.
    @inline(__always)
    borrowing func acquire() {
      mutex._unsafeLock()
    }

    /// Gives the lock back.
    @inline(__always)
    borrowing func release() {
      mutex._unsafeUnlock()
    }
  }
#endif

extension Lock {
  /// Runs the closure while the lock is held. Unlike with `Mutex`, what it returns need not be sendable.
  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    acquire()
    defer { release() }
    return body()
  }
}
