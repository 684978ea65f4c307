/// A scheduler that runs actions at once, on the spot. It knows no time: delays do not exist for it.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// An instant of a clock that stands still.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time that means nothing.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible,
      Sendable
    {
      /// The number it was made from.
      public var magnitude: Int

      /// Makes a length of time.
      public init(_ value: Int) {
        magnitude = value
      }

      /// Makes a length of time.
      public init(integerLiteral value: Int) {
        magnitude = value
      }

      /// Makes a length of time.
      public init(floatLiteral value: Double) {
        magnitude = Int(exactly: value.rounded(.towardZero)) ?? 0
      }

      /// Makes a length of time, if the number fits.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Compares.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// Adds.
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude &+ rhs.magnitude) }
      /// Subtracts.
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude &- rhs.magnitude) }
      /// Multiplies.
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude &* rhs.magnitude) }
      /// Multiplies.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// No time.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// No time.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// No time.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// No time.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// No time.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }

    fileprivate init() {}

    /// The distance, which is none.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// The same instant.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// It has no options.
  public typealias SchedulerOptions = Never

  /// The only instance that is needed.
  public static let shared = ImmediateScheduler()

  /// The one instant.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs the action.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs the action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs the action, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
