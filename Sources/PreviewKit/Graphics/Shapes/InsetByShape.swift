import Foundation

/// `base`, smaller on each side.
nonisolated struct InsetByShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  @MainActor func path(in rect: CGRect) -> Path {
    // Insetting beyond the middle leaves nothing, where CGRect would say `.null`.
    let (x, y) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return base.path(
      in: CGRect(x: rect.minX + x, y: rect.minY + y, width: rect.width - 2 * x, height: rect.height - 2 * y))
  }

  func inset(by amount: CGFloat) -> InsetByShape<Base> {
    InsetByShape(base: base, amount: self.amount + amount)
  }
}
