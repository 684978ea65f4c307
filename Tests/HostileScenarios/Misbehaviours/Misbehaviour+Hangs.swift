import Foundation

extension Misbehaviour {
  /// What never comes back.
  static let hangs = [
    Misbehaviour("busy-loop") { loop() },
    Misbehaviour("busy-loop-ignoring-sigterm") {
      signal(SIGTERM, SIG_IGN)
      loop()
    },
    Misbehaviour("deadlock") {
      let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      pthread_mutex_init(mutex, nil)
      pthread_mutex_lock(mutex)
      pthread_mutex_lock(mutex)
      return "Locked twice"
    },
    Misbehaviour("pause") {
      while true { pause() }
    },
    Misbehaviour("stop") {
      raise(SIGSTOP)
      return "Continued"
    },
    Misbehaviour("read-standard-input") {
      var lines = 0
      while readLine() != nil { lines += 1 }
      return "\(lines) lines"
    },
  ]

  private static var rounds = 0

  private static func loop() -> Never {
    while true { rounds &+= 1 }
  }
}
