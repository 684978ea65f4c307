/// The element at an index. Where elements have an id it follows the id, so that it never hits a neighbour.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private let last: LastValue<Base.Element>
  /// The id of an element, where it is not the element that says so.
  private let id: ((Base.Element) -> AnyHashable)?

  init(
    _ base: Location<Base>, _ index: Base.Index, last: Base.Element, id: ((Base.Element) -> AnyHashable)? = nil
  ) {
    self.base = base
    self.index = index
    self.last = LastValue(last)
    self.id = id
  }

  func following(_ id: @escaping (Base.Element) -> AnyHashable) -> ElementLocation {
    ElementLocation(base, index, last: last.value, id: id)
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
    guard let identity = identity(of: last.value) else { return isInside ? index : nil }
    if isInside, self.identity(of: whole[index]) == identity { return index }
    guard Base.self is any BidirectionalCollection.Type else {
      return whole.firstIndex { self.identity(of: $0) == identity }
    }
    return nearestIndex(of: identity, in: whole)
  }

  /// Searches from where the element was. Other elements that come and go move it by little, and all rows of a list may
  /// have to look.
  private func nearestIndex(of identity: AnyHashable, in whole: Base) -> Base.Index? {
    var before = min(max(index, whole.startIndex), whole.endIndex)
    var after = before
    while before > whole.startIndex || after < whole.endIndex {
      if before > whole.startIndex {
        before = whole.index(before, offsetBy: -1)
        if self.identity(of: whole[before]) == identity { return before }
      }
      if after < whole.endIndex {
        if self.identity(of: whole[after]) == identity { return after }
        after = whole.index(after: after)
      }
    }
    return nil
  }

  override func get() -> Base.Element {
    guard let reader = Tracking.current else { return peek() }
    let value = peek()
    if !base.subscribe(reader, check: LocationCheck(self, value)) { _ = base.get() }
    return value
  }

  override func peek() -> Base.Element {
    let whole = base.peek()
    guard let index = currentIndex(in: whole) else { return last.value }
    return last.replace(with: whole[index])
  }

  override func set(_ value: Base.Element) {
    update {
      $0 = value
      return true
    }
  }

  override func update(_ change: (inout Base.Element) -> Bool) {
    base.update { whole in
      guard let index = currentIndex(in: whole), change(&whole[index]) else { return false }
      _ = last.replace(with: whole[index])
      return true
    }
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base>, base.isSame(as: other.base) else { return false }
    guard let identity = identity(of: last.value) else { return index == other.index }
    return identity == other.identity(of: other.last.value)
  }

  override func subscribe(_ node: _ViewNode, check: any ValueCheck) -> Bool { base.subscribe(node, check: check) }
}
