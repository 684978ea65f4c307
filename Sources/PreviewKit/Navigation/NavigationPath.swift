/// The values of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  private(set) var items: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { items = elements.map { AnyHashable($0) } }

  /// The number of values.
  public var count: Int { items.count }
  /// Whether there are none.
  public var isEmpty: Bool { items.isEmpty }
  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { items.append(AnyHashable(value)) }
  /// Takes values off the end.
  public mutating func removeLast(_ count: Int = 1) { items.removeLast(min(count, items.count)) }

  mutating func append(any value: any Hashable) { items.append(AnyHashable(value)) }

  var values: [any Hashable] { items.map { $0.base as! any Hashable } }
}
