extension Element {
  /// The value of a control: text as it is shown, without quotes.
  public internal(set) var value: String? {
    get { extras?.value }
    set { if extras != nil || newValue != nil { ownExtras.value = newValue } }
  }

  /// Whether the value is a text (printed with quotes) or a word (`on`).
  public internal(set) var isValueText: Bool {
    get { extras?.isValueText ?? true }
    set { ownExtras.isValueText = newValue }
  }

  /// The number or text on a badge.
  public internal(set) var badge: String? {
    get { extras?.badge }
    set { if extras != nil || newValue != nil { ownExtras.badge = newValue } }
  }

  /// The number of options of a picker that does not show them.
  public internal(set) var optionCount: Int? {
    get { extras?.optionCount }
    set { if extras != nil || newValue != nil { ownExtras.optionCount = newValue } }
  }

  /// The accessibility identifier.
  public internal(set) var identifier: String? {
    get { extras?.identifier }
    set { if extras != nil || newValue != nil { ownExtras.identifier = newValue } }
  }

  /// The accessibility hint.
  public internal(set) var hint: String? {
    get { extras?.hint }
    set { if extras != nil || newValue != nil { ownExtras.hint = newValue } }
  }

  /// Whether it is a symbol that says something only as the label of a control.
  var isSymbol: Bool {
    get { extras?.isSymbol ?? false }
    set { ownExtras.isSymbol = newValue }
  }

  /// What can be done with it that is not on the screen until it is swiped or its menu opened.
  var rowActions: [RowAction] {
    get { extras?.rowActions ?? [] }
    set { ownExtras.rowActions = newValue }
  }

  /// The value that stands for it among options, tabs or rows.
  var tag: ElementTag? {
    get { extras?.tag }
    set { if extras != nil || newValue != nil { ownExtras.tag = newValue } }
  }

  /// What views around its own do with actions: gestures, accessibility actions, selections.
  var handlers: [ElementHandler] {
    get { extras?.handlers ?? [] }
    set { ownExtras.handlers = newValue }
  }

  /// Whether touches reach it.
  var acceptsTouches: Bool {
    get { extras?.acceptsTouches ?? true }
    set { ownExtras.acceptsTouches = newValue }
  }

  /// Whether something that is no field can have the keyboard.
  var isFocusable: Bool {
    get { extras?.isFocusable ?? false }
    set { ownExtras.isFocusable = newValue }
  }

  /// Gives the keyboard to something that is no field.
  var focus: (() -> Void)? {
    get { extras?.focus }
    set { if extras != nil || newValue != nil { ownExtras.focus = newValue } }
  }

  /// Moves the row in front of the row with the given index, through `onMove`.
  var move: ((Int) -> Void)? {
    get { extras?.move }
    set { if extras != nil || newValue != nil { ownExtras.move = newValue } }
  }

  /// The index of the row among the rows that it can be moved between.
  var rowIndex: Int? {
    get { extras?.rowIndex }
    set { if extras != nil || newValue != nil { ownExtras.rowIndex = newValue } }
  }

  /// Whether `deleteDisabled` keeps a person from deleting the row.
  public internal(set) var isDeleteDisabled: Bool {
    get { extras?.isDeleteDisabled ?? false }
    set { if extras != nil || newValue { ownExtras.isDeleteDisabled = newValue } }
  }

  /// Whether `moveDisabled` keeps a person from moving the row.
  public internal(set) var isMoveDisabled: Bool {
    get { extras?.isMoveDisabled ?? false }
    set { if extras != nil || newValue { ownExtras.isMoveDisabled = newValue } }
  }

  /// Whether a person cannot go back from the screen, though it was pushed: `navigationBarBackButtonHidden` hides the
  /// button.
  public internal(set) var isBackButtonHidden: Bool {
    get { extras?.isBackButtonHidden ?? false }
    set { if extras != nil || newValue { ownExtras.isBackButtonHidden = newValue } }
  }

  /// The labels of swipe and menu actions.
  public var actionLabels: [String] { rowActions.map(\.label) }

  private var ownExtras: ElementExtras {
    if let extras { return extras }
    let new = ElementExtras()
    extras = new
    return new
  }
}
