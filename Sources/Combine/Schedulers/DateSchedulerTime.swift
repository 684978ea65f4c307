import Foundation

/// An instant of the schedulers that tell time by dates: `RunLoop` and `OperationQueue`.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric,
    Hashable,
    Codable, Sendable
  {
    /// The seconds.
    public var magnitude: TimeInterval

    /// The seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Makes a length of time from seconds.
    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    /// Makes a length of time from seconds.
    public init(floatLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Makes a length of time from seconds.
    public init(integerLiteral value: TimeInterval) {
      magnitude = value
    }

    /// Makes a length of time from seconds, if they fit.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Compares.
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// Adds.
    public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
    /// Subtracts.
    public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
    /// Multiplies.
    public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
    /// Multiplies.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

    /// Whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1000) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
    /// Billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }
  }

  /// The instant.
  public var date: Date

  /// Makes an instant.
  public init(_ date: Date) {
    self.date = date
  }

  /// The length of time to another instant.
  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

  /// The instant after a length of time.
  public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date.addingTimeInterval(n.magnitude)) }

  /// Whether the left instant is earlier.
  public static func < (lhs: DateSchedulerTime, rhs: DateSchedulerTime) -> Bool { lhs.date < rhs.date }

  /// The instant on the clock of dispatch queues. A date is inexact by fractions of a microsecond: these are rounded
  /// away,
  /// so that a second is a second.
  var deadline: DispatchTime {
    let microseconds = (date.timeIntervalSinceNow * 1_000_000).rounded()
    let delay = DispatchQueue.SchedulerTimeType.Stride.microseconds(Int(exactly: max(0, microseconds)) ?? .max)
    return DispatchQueue.SchedulerTimeType(.now()).advanced(by: delay).dispatchTime
  }
}
