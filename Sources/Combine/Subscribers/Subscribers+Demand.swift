extension Subscribers {
  /// How many values a subscriber asks for.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    // One more than the greatest `Int` stands for unlimited.
    private let count: UInt

    private static let unlimitedCount = UInt(Int.max) + 1

    private init(count: UInt) {
      self.count = count
    }

    /// As many values as there are.
    public static let unlimited = Demand(count: unlimitedCount)

    /// No values. It is the same as `.max(0)`.
    public static let none = Demand(count: 0)

    /// A number of values, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand of \(value) is negative. Ask for zero or more values.")
      return Demand(count: UInt(value))
    }

    /// The number of values, or nil for unlimited.
    public var max: Int? { count >= Self.unlimitedCount ? nil : Int(count) }

    /// The demand as text.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Decodes a demand.
    public init(from decoder: any Decoder) throws {
      count = Swift.min(try decoder.singleValueContainer().decode(UInt.self), Self.unlimitedCount)
    }

    /// Encodes a demand.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }
  }
}

extension Subscribers.Demand {
  /// Adds; unlimited is absorbing, and so is a sum that is too great.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.max, let right = rhs.max else { return .unlimited }
    return sum(left, right)
  }

  /// Adds.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds a number of values.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs.max.map { sum($0, rhs) } ?? .unlimited }

  /// Adds a number of values.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// Multiplies by a number.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (product, overflow) = left.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Subtracts; never less than none, and unlimited stays unlimited.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return rhs.max.map { lhs - $0 } ?? .none
  }

  /// Subtracts.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Subtracts a number of values.
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let left = lhs.max else { return .unlimited }
    let (difference, overflow) = left.subtractingReportingOverflow(rhs)
    return overflow ? .none : .max(Swift.max(0, difference))
  }

  /// Subtracts a number of values.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  private static func sum(_ left: Int, _ right: Int) -> Self {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? .unlimited : .max(sum)
  }
}

extension Subscribers.Demand {
  /// Compares.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
  /// Compares.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.count <= rhs.count }
  /// Compares.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.count > rhs.count }
  /// Compares.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.count >= rhs.count }

  /// Compares with a number; unlimited is greater than any.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// Compares with a number; unlimited is greater than any.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
  /// Compares with a number; unlimited is greater than any.
  public static func > (lhs: Self, rhs: Int) -> Bool { !(lhs <= rhs) }
  /// Compares with a number; unlimited is greater than any.
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }
  /// Compares with a number; unlimited is greater than any.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Compares with a number; unlimited is greater than any.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Compares with a number; unlimited is greater than any.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  /// Compares with a number; unlimited is greater than any.
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
  /// Compares with a number; unlimited is greater than any.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  /// Compares with a number; unlimited is greater than any.
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
  /// Compares with a number; unlimited is greater than any.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  /// Compares with a number; unlimited is greater than any.
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
}

extension Subscribers.Demand {
  /// Stops the program for a request for nothing, which some operators do not allow.
  func requireSome() {
    precondition(self != .none, "A subscriber requested no values. Ask this publisher for at least one.")
  }
}
