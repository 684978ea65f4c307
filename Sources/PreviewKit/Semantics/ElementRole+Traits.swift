extension ElementRole {
  /// What is true of every element of a role. A new role does not compile until it says this.
  package var traits: ElementRoleTraits {
    switch self {
    case .alert: [.container, .presentation]
    case .button: [.tappable, .needsLabel]
    case .colorPicker: [.needsLabel]
    case .cover: [.container, .presentation]
    case .datePicker: [.needsLabel, .offersChoice]
    case .dialog: [.container, .presentation]
    case .disclosureGroup: [.tappable, .rowGroup]
    case .form: [.container, .rowHolder, .saysWhenEmpty, .selectable, .refreshable]
    case .gauge: [.needsLabel]
    case .grid: [.container, .rowHolder, .saysWhenEmpty, .selectable]
    case .group: [.container]
    case .image: [.content]
    case .link: [.tappable, .needsLabel]
    case .list: [.container, .rowHolder, .saysWhenEmpty, .selectable, .refreshable]
    case .menu: [.tappable, .needsLabel, .offersChoice]
    case .picker: [.tappable, .needsLabel, .offersChoice]
    case .popover: [.container, .presentation]
    case .progressView: []
    case .row: [.tappableAsLink]
    case .screen: [.container]
    case .search: [.field]
    case .section: [.container, .rowGroup, .saysWhenEmpty, .selectable]
    case .secureField: [.field, .needsLabel]
    case .sheet: [.container, .presentation]
    case .slider: [.adjustable, .needsLabel]
    case .stepper: [.adjustable, .needsLabel]
    case .tab: [.tappable, .needsLabel]
    case .tabBar: [.container, .offersChoice]
    case .table: [.container, .rowHolder, .saysWhenEmpty, .selectable]
    case .text: [.content, .printsWithoutRole]
    case .textEditor: [.field]
    case .textField: [.field, .needsLabel]
    case .toggle: [.tappable, .needsLabel]
    case .toolbar: [.container]
    }
  }

  /// Whether every trait of `traits` is true of the role.
  package func has(_ traits: ElementRoleTraits) -> Bool { self.traits.isSuperset(of: traits) }
}
