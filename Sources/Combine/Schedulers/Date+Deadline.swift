import Dispatch
import Foundation

extension Date {
  /// The instant on the clock of dispatch queues. A date is inexact by fractions of a microsecond: these are rounded
  /// away, so that a second is a second.
  var deadline: DispatchTime {
    let microseconds = (timeIntervalSinceNow * 1_000_000).rounded()
    let delay = DispatchQueue.SchedulerTimeType.Stride.microseconds(Int(exactly: max(0, microseconds)) ?? .max)
    return DispatchQueue.SchedulerTimeType(.now()).advanced(by: delay).dispatchTime
  }
}
