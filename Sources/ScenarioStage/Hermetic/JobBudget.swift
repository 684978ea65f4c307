/// How many jobs may still run, and who uses them up.
struct JobBudget {
  private var total: Int
  private var moment = HermeticWorld.momentLimit
  private var time: Int64 = -1
  private var origins: [PendingWork: Int] = [:]

  /// The last jobs before the end are watched.
  private static let watched = 500

  init(_ total: Int) {
    self.total = total
  }

  var isSpent: Bool { total <= 0 || moment <= 0 }
  var isNearlySpent: Bool { min(total, moment) <= Self.watched }

  /// What most of the last jobs came from.
  var suspect: PendingWork? {
    origins.max { ($0.value, $1.key.description) < ($1.value, $0.key.description) }?.key
  }

  /// At another moment of virtual time there is a budget anew.
  mutating func begin(at time: Int64) {
    guard time != self.time else { return }
    self.time = time
    moment = HermeticWorld.momentLimit
    if !isNearlySpent { origins = [:] }
  }

  mutating func spend() {
    total -= 1
    moment -= 1
  }

  mutating func watch(_ origin: PendingWork) {
    origins[origin, default: 0] += 1
  }
}
