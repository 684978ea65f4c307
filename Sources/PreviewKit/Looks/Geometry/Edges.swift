import Foundation

/// A side of a rectangle.
nonisolated public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Any of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Sides of these bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or trailing side.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading
  case trailing

  /// Any of both sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Sides of these bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading side.
    public static let leading = Set(.leading)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top
  case bottom

  /// Any of both sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Sides of these bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// One side.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top.
    public static let top = Set(.top)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points.
nonisolated public struct EdgeInsets: Hashable, Sendable, Animatable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading side.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing side.
  public var trailing: CGFloat

  /// No distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// A distance from each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// What an animation interpolates.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
    set {
      (top, leading) = (newValue.first.first, newValue.first.second)
      (bottom, trailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// Parts of the safe area.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Regions of these bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and the bars of containers cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
