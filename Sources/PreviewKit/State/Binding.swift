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

  /// A binding to the element at `position`; once the element is gone it reads the last value, and writing goes
  /// nowhere.
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
