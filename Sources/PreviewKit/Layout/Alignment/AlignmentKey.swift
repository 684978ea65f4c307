import Foundation

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
