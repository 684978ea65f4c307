import CHermetic
import Foundation

extension HermeticWorld {
  /// What a run starts from. Equal settings give equal runs.
  struct Settings: Sendable {
    /// The wall clock at the start of the run.
    var now: Date
    /// Decides all randomness, and the identifiers that `UUID()` makes.
    var seed: UInt64
    /// The system's time zone during the run.
    var timeZone: TimeZone
    /// True in a process that does nothing else: every main-actor job is then the run's, also one of a task that was made
    /// on a foreign thread. False beside other tests: only the run's own tasks are.
    var exclusive: Bool
    /// What may be reached beyond the world, and how long it is waited for in real time.
    var mayReach: [Reach: Duration]

    init(
      now: Date, seed: UInt64, timeZone: TimeZone, exclusive: Bool = false, mayReach: [Reach: Duration] = [:]
    ) {
      self.now = now
      self.seed = seed
      self.timeZone = timeZone
      self.exclusive = exclusive
      self.mayReach = mayReach
    }

    var initialState: HermeticState {
      var state = HermeticState()
      let time = now.timeIntervalSinceReferenceDate
      // A date may hold anything that a floating-point number holds; a clock cannot.
      if time.isFinite {
        let seconds = min(max(time, -1e15), 1e15).rounded(.down)
        state.startSeconds = Int64(seconds) + Int64(Date.timeIntervalBetween1970AndReferenceDate)
        let fraction = min(max(time - seconds, 0), 1)
        state.startNanoseconds = min(Int64((fraction * 1e9).rounded()), 999_999_999)
      }
      state.randomState = seed
      // Another place on the same generator's cycle: far enough that the two never meet.
      state.identifierState = seed ^ 0x6A09_E667_F3BC_C908
      return state
    }
  }
}
