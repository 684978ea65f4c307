import CHermetic

extension HermeticWorld {
  /// Something that code did on the run's thread and that no world controls. It goes on in real time, but for a sleeping
  /// thread: that moves the run's clock.
  enum Reach: UInt8, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case runLoopTimer
    case dispatchTimer
    case threadSleep
    case subprocess
    case network
    case blockingWait

    var description: String {
      switch self {
      case .runLoopTimer: "a run-loop timer (Timer or RunLoop)"
      case .dispatchTimer: "a dispatch timer (DispatchSource.makeTimerSource)"
      case .threadSleep: "a sleeping thread (Thread.sleep)"
      case .subprocess: "a subprocess (Process)"
      case .network: "the network"
      case .blockingWait: "a wait that blocks the thread (DispatchSemaphore or DispatchGroup)"
      }
    }
  }
}
