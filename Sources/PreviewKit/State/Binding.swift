/// Reads and writes a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The transaction of writes; it has no effect on text.
  public var transaction = Transaction()

  init(location: Location<Value>) { self.location = location }

  /// A binding to a value behind two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// A binding to a value behind two closures; the setter also receives the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: { set($0, Transaction()) })
  }

  /// The same place as `projectedValue`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: ProjectedLocation(location, keyPath))
  }

  /// The same binding; animations do not show in text.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The same binding with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding is connected by itself.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool { true }

  /// Two bindings are the same input when they lead to the same place; readers depend on the value there.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      let old = $0.assumingMemoryBound(to: Self.self).pointee.location
      let new = $1.assumingMemoryBound(to: Self.self).pointee.location
      return old === new || old.isSame(as: new)
    }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to an optional that always has the value of `base`.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to a value of the base as a hashable one.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional, or nil when there is none now.
  ///
  /// When it outlives its base it keeps reading the last value, and writing goes nowhere; a view that reads it then is
  /// reported.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, last: value))
  }
}

/// The value inside an optional, for a binding that was made while there was one.
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private var last: Value

  init(_ base: Location<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override func get() -> Value {
    if let value = base.get() {
      last = value
    } else if let reader = Tracking.current {
      MainActor.assumeIsolated { reader.reportOutlived(typeName(Value.self)) }
    }
    return last
  }

  override func peek() -> Value {
    if let value = base.peek() { last = value }
    return last
  }

  override func set(_ value: Value) {
    guard base.peek() != nil else { return }
    base.set(value)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappedLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

extension _ViewNode {
  /// Reports that a binding to the inside of an optional was read after the optional had become nil.
  fileprivate func reportOutlived(_ type: String) {
    engine.report(
      RuntimeIssue(
        kind: .misuse, path: path,
        message: "\(path) reads a Binding<\(type)> that was made from an optional which is nil now; the last value"
          + " is shown. Keep the view in an `if let` on the optional"))
  }
}

// MARK: - Elements of a collection

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// An index of the collection.
  public typealias Index = Value.Index
  /// The indices of the collection.
  public typealias Indices = Value.Indices

  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index behind the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next index.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at `position`; once the element is gone it reads the last value, and writing goes nowhere.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position, last: location.peek()[position]))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// A collection of bindings to the elements of another: the binding to a collection. Not for use by hand.
///
/// A function that takes it is not chosen for other collections, as one that takes a `Binding<C>` may be: then a mistake in
/// the function's closure is reported as one of the collection.
public protocol _BindingCollection: RandomAccessCollection {
  /// What the bindings are bindings to.
  associatedtype _Target

  /// The value of an element.
  static func _target(of element: Element) -> _Target

  /// An element that follows its value by `id`.
  static func _follow<ID: Hashable>(_ element: Element, by id: KeyPath<_Target, ID>) -> Element
}

extension Binding: _BindingCollection where Value: RandomAccessCollection, Value: MutableCollection {
  /// The value of an element.
  public static func _target(of element: Binding<Value.Element>) -> Value.Element { element.wrappedValue }

  /// An element that follows its value by `id`.
  public static func _follow<ID: Hashable>(
    _ element: Binding<Value.Element>, by id: KeyPath<Value.Element, ID>
  ) -> Binding<Value.Element> {
    guard let place = element.location as? ElementLocation<Value> else { return element }
    return Binding<Value.Element>(location: place.following { AnyHashable($0[keyPath: id]) })
  }
}

/// The element at an index. Where elements have an id it follows the id, so that it never hits a neighbour.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element
  /// The id of an element, where it is not the element that says so.
  private let id: ((Base.Element) -> AnyHashable)?

  init(
    _ base: Location<Base>, _ index: Base.Index, last: Base.Element, id: ((Base.Element) -> AnyHashable)? = nil
  ) {
    self.base = base
    self.index = index
    self.last = last
    self.id = id
  }

  func following(_ id: @escaping (Base.Element) -> AnyHashable) -> ElementLocation {
    ElementLocation(base, index, last: last, id: id)
  }

  private func identity(of element: Base.Element) -> AnyHashable? {
    if let id { return id(element) }
    guard let identifiable = element as? any Identifiable else { return nil }
    return Self.id(of: identifiable)
  }

  private static func id(of identifiable: some Identifiable) -> AnyHashable { AnyHashable(identifiable.id) }

  /// Where the element is now, or nil when it is gone.
  private func currentIndex(in whole: Base) -> Base.Index? {
    let isInside = index >= whole.startIndex && index < whole.endIndex
    guard let identity = identity(of: last) else { return isInside ? index : nil }
    if isInside, self.identity(of: whole[index]) == identity { return index }
    return whole.firstIndex { self.identity(of: $0) == identity }
  }

  override func get() -> Base.Element {
    guard let reader = Tracking.current else { return peek() }
    let value = peek()
    if !base.subscribe(reader, check: LocationCheck(self, value)) { _ = base.get() }
    return value
  }

  override func peek() -> Base.Element {
    let whole = base.peek()
    if let index = currentIndex(in: whole) { last = whole[index] }
    return last
  }

  override func set(_ value: Base.Element) {
    var whole = base.peek()
    guard let index = currentIndex(in: whole) else { return }
    whole[index] = value
    last = value
    base.set(whole)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base>, base.isSame(as: other.base) else { return false }
    guard let identity = identity(of: last) else { return index == other.index }
    return identity == other.identity(of: other.last)
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool { base.subscribe(node, check: check) }
}
