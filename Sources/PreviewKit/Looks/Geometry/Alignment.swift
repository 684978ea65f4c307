import Foundation

/// A point at which views are aligned in both axes.
nonisolated public struct Alignment: Hashable, Sendable {
  /// The alignment along x.
  public var horizontal: HorizontalAlignment
  /// The alignment along y.
  public var vertical: VerticalAlignment

  /// An alignment of both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first baseline, centred.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last baseline, centred.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first baseline, leading.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last baseline, leading.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first baseline, trailing.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline, trailing.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A vertical line along which views are aligned.
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The alignment that `id` names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(type: id)
  }

  /// The leading sides.
  public static let leading = HorizontalAlignment(FractionAlignment.Leading.self)
  /// The centres.
  public static let center = HorizontalAlignment(FractionAlignment.HorizontalCenter.self)
  /// The trailing sides.
  public static let trailing = HorizontalAlignment(FractionAlignment.Trailing.self)
  /// Where a list's separators start.
  public static let listRowSeparatorLeading = HorizontalAlignment(FractionAlignment.LeadingSeparator.self)
  /// Where a list's separators end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(FractionAlignment.TrailingSeparator.self)
}

/// A horizontal line along which views are aligned.
nonisolated public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// The alignment that `id` names.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(type: id)
  }

  /// The tops.
  public static let top = VerticalAlignment(FractionAlignment.Top.self)
  /// The centres.
  public static let center = VerticalAlignment(FractionAlignment.VerticalCenter.self)
  /// The bottoms.
  public static let bottom = VerticalAlignment(FractionAlignment.Bottom.self)
  /// The baselines of the first lines of text.
  public static let firstTextBaseline = VerticalAlignment(FractionAlignment.FirstTextBaseline.self)
  /// The baselines of the last lines of text.
  public static let lastTextBaseline = VerticalAlignment(FractionAlignment.LastTextBaseline.self)
}

/// Names an alignment of one's own.
public protocol AlignmentID {
  /// Where a view of these dimensions has the guide, unless it says otherwise.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment's identifier, compared by its type.
nonisolated struct AlignmentKey: Hashable, @unchecked Sendable {
  let type: any AlignmentID.Type

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    type.defaultValue(in: dimensions)
  }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

/// Alignments at fixed fractions of a view.
nonisolated enum FractionAlignment {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum LeadingSeparator: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum TrailingSeparator: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// The size of a view and where its guides are.
nonisolated public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Where `guide` is.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide.key.defaultValue(in: self)
  }

  /// Where `guide` is.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide.key.defaultValue(in: self)
  }

  /// Where the view says that `guide` is; nil, as nothing is laid out.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where the view says that `guide` is; nil, as nothing is laid out.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
