import Foundation

extension OperationQueue {
  /// An instant of the clock of operation queues.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// A length of time in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric,
      Hashable, Codable, Sendable
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
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Adds.
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      /// Adds.
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      /// Subtracts.
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      /// Subtracts.
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      /// Multiplies.
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      /// Multiplies.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      /// Whole seconds.
      public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
      /// Seconds.
      public static func seconds(_ s: Double) -> Self { Self(s) }
      /// Thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1000) }
      /// Millionths of a second.
      public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
      /// Billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
    }

    /// The instant.
    public var date: Date

    /// Makes an instant.
    public init(_ date: Date) {
      self.date = date
    }

    /// The length of time to another instant.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    /// The instant after a length of time.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.magnitude)) }
  }
}
