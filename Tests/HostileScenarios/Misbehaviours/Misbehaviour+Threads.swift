import Foundation

extension Misbehaviour {
  /// Threads that do something when another scenario may be running already.
  static let threads = [
    Misbehaviour("thread-that-aborts") {
      Thread.detachNewThread {
        usleep(20_000)
        abort()
      }
      return "Started"
    },
    Misbehaviour("thread-that-aborts-late") {
      Thread.detachNewThread {
        usleep(500_000)
        abort()
      }
      return "Started"
    },
    Misbehaviour("thread-that-exits") {
      Thread.detachNewThread {
        usleep(20_000)
        exit(0)
      }
      return "Started"
    },
    Misbehaviour("thread-that-loops") {
      Thread.detachNewThread {
        var rounds = 0
        while true { rounds &+= 1 }
      }
      return "Started"
    },
  ]
}
