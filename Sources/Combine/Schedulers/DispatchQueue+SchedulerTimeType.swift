import Dispatch

extension DispatchQueue {
  /// An instant of the clock of dispatch queues.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// A length of time in whole nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Comparable, SignedNumeric,
      Hashable,
      Codable, Sendable
    {
      /// The nanoseconds.
      public var magnitude: Int

      /// The length for dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Makes a length of time from a dispatch interval.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self = .nanoseconds(.max)
        }
      }

      /// Makes a length of time from seconds.
      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      /// Makes a length of time from seconds.
      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      /// Makes a length of time from nanoseconds, if they fit.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      private init(nanoseconds: Int, scaledBy scale: Int) {
        let (product, overflow) = nanoseconds.multipliedReportingOverflow(by: scale)
        magnitude = overflow ? (nanoseconds < 0 ? .min : .max) : product
      }

      /// Compares.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Adds.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude &+ rhs.magnitude) }
      /// Subtracts.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude &- rhs.magnitude) }
      /// Multiplies.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { .nanoseconds(lhs.magnitude &* rhs.magnitude) }
      /// Multiplies.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      /// Whole seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s, scaledBy: 1_000_000_000) }
      /// Seconds.
      public static func seconds(_ s: Double) -> Stride {
        let nanoseconds = (s * 1_000_000_000).rounded()
        return .nanoseconds(Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
      }
      /// Thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms, scaledBy: 1_000_000) }
      /// Millionths of a second.
      public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us, scaledBy: 1000) }
      /// Billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns, scaledBy: 1) }
    }

    /// The instant for dispatch.
    public var dispatchTime: DispatchTime

    private var nanoseconds: UInt64 { dispatchTime.uptimeNanoseconds }

    /// Makes an instant.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// Decodes an instant.
    public init(from decoder: any Decoder) throws {
      self.init(nanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }

    /// Encodes the instant as a number of nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(nanoseconds)
    }

    /// Hashes the instant.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    private init(nanoseconds: UInt64) {
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// The length of time to another instant.
    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(Int(truncatingIfNeeded: other.nanoseconds &- nanoseconds))
    }

    /// The instant after a length of time; not before the clock's start, and never beyond its end.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      let magnitude = UInt64(n.magnitude.magnitude)
      let (result, overflow) =
        n.magnitude < 0
        ? nanoseconds.subtractingReportingOverflow(magnitude) : nanoseconds.addingReportingOverflow(magnitude)
      guard overflow else { return SchedulerTimeType(nanoseconds: result) }
      return SchedulerTimeType(nanoseconds: n.magnitude < 0 ? 0 : .max)
    }

    /// Whether the left instant is earlier.
    public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
  }
}
