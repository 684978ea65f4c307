extension Subscribers {
  /// A number of values a subscriber asks for.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    // `Int.max` stands for unlimited.
    private let count: Int

    private init(count: Int) {
      self.count = count
    }

    /// As many values as there are.
    public static let unlimited = Demand(count: .max)

    /// No value.
    public static let none = Demand(count: 0)

    /// At most that many values; a negative number means none.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }

    /// The number, or nil if there is no limit.
    public var max: Int? { count == .max ? nil : count }

    /// "unlimited" or "max(n)".
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// The sum; unlimited if either is.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
      return overflow ? .unlimited : Demand(count: sum)
    }

    /// Adds to a demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Adds a number of values.
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }

    /// Adds a number of values to a demand.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// The difference, not below none. Unlimited stays unlimited.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return rhs == .unlimited ? .none : .max(lhs.count - rhs.count)
    }

    /// Subtracts from a demand.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

    /// Subtracts a number of values.
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }

    /// Subtracts a number of values from a demand.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    /// The product; unlimited if the demand is.
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      if lhs == .unlimited { return .unlimited }
      let (product, overflow) = lhs.count.multipliedReportingOverflow(by: rhs)
      return overflow ? .unlimited : .max(product)
    }

    /// Multiplies a demand.
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    /// Whether the left asks for fewer values.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    /// Whether the demand is below a number.
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.count < rhs }

    /// Whether the demand is a number or below.
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.count <= rhs }

    /// Whether the demand is above a number.
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.count > rhs }

    /// Whether the demand is a number or above.
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.count >= rhs }

    /// Whether the demand is that number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }

    /// Whether the demand is not that number.
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
  }
}
