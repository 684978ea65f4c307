/// What few elements have: apart from the ``Element``, so that a row or a text stays small.
@MainActor
final class ElementExtras {
  @exclusivity(unchecked) var value: String?
  @exclusivity(unchecked) var isValueText = true
  @exclusivity(unchecked) var badge: String?
  @exclusivity(unchecked) var optionCount: Int?
  @exclusivity(unchecked) var identifier: String?
  @exclusivity(unchecked) var hint: String?
  @exclusivity(unchecked) var isSymbol = false
  @exclusivity(unchecked) var rowActions: [RowAction] = []
  @exclusivity(unchecked) var tag: ElementTag?
  @exclusivity(unchecked) var handlers: [ElementHandler] = []
  @exclusivity(unchecked) var acceptsTouches = true
  @exclusivity(unchecked) var isFocusable = false
  @exclusivity(unchecked) var focus: (() -> Void)?
  @exclusivity(unchecked) var move: ((Int) -> Void)?
  @exclusivity(unchecked) var rowIndex: Int?
  @exclusivity(unchecked) var isDeleteDisabled = false
  @exclusivity(unchecked) var isMoveDisabled = false
  @exclusivity(unchecked) var isBackButtonHidden = false
}
