import Synchronization

/// A clock that stands for the first look and goes 30 ms from then on.
final class TestClock: Sendable {
  private let looks = Mutex(0)

  func tick() -> Duration {
    looks.withLock { looks in
      defer { looks += 1 }
      return .milliseconds(looks == 0 ? 0 : 30)
    }
  }
}
