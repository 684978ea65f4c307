/// What kind of thing an ``Element`` is, in SwiftUI's own words.
///
/// The raw value is the word that stands in the outline; ``jsonName`` is the same word as scripts write it.
public enum ElementRole: String, CaseIterable, Hashable, Sendable {
  case alert = "Alert"
  case button = "Button"
  case colorPicker = "ColorPicker"
  case cover = "Cover"
  case datePicker = "DatePicker"
  case dialog = "Dialog"
  case disclosureGroup = "DisclosureGroup"
  case form = "Form"
  case gauge = "Gauge"
  case grid = "Grid"
  case group = "Group"
  case image = "Image"
  case link = "Link"
  case list = "List"
  case menu = "Menu"
  case picker = "Picker"
  case popover = "Popover"
  case progressView = "ProgressView"
  case row = "Row"
  case screen = "Screen"
  case search = "Search"
  case section = "Section"
  case secureField = "SecureField"
  case sheet = "Sheet"
  case slider = "Slider"
  case stepper = "Stepper"
  case tab = "Tab"
  case tabBar = "TabBar"
  case table = "Table"
  case text = "Text"
  case textEditor = "TextEditor"
  case textField = "TextField"
  case toggle = "Toggle"
  case toolbar = "Toolbar"

  /// The word with a small first letter: `textField`.
  public var jsonName: String {
    rawValue.prefix(1).lowercased() + rawValue.dropFirst()
  }

  /// The role that `word` names in either spelling (`TextField`, `textField`), or nil.
  public init?(word: some StringProtocol) {
    let capitalised = word.prefix(1).uppercased() + word.dropFirst()
    self.init(rawValue: capitalised)
  }
}
