import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at `offsets`, which count from the start; what `onDelete` is given. Offsets outside are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at `source`, keeping their order, in front of the element that is at `destination` now; what
  /// `onMove` is given. Offsets count from the start; those outside are ignored.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = elements.indices.filter { source.contains($0) }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
