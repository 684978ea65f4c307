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
