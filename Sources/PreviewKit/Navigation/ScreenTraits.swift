/// What the views of a screen say about it: its title, its bars, its search field.
@MainActor
final class ScreenTraits {
  var title: String?
  var titleKey: String?
  var subtitle: String?
  /// The items of all bars, in the order of the views that add them.
  var toolbar: [Element] = []
  /// The items that stand in the bottom bar.
  var bottomItems: Set<ObjectIdentifier> = []
  var search: Element?
  var isBackButtonHidden = false
  var isTitleRemoved = false
  private var visibilities: [ToolbarPlacement: Visibility] = [:]

  func setVisibility(_ visibility: Visibility, of bar: ToolbarPlacement) { visibilities[bar] = visibility }

  /// Whether a bar is hidden, with all that stands in it.
  func isHidden(_ bar: ToolbarPlacement) -> Bool { visibilities[bar] == .hidden }

  /// The title, where a person sees it.
  var shownTitle: String? { isTitleRemoved || isHidden(.navigationBar) ? nil : title }

  /// Whether a person has no way back: the button is hidden, and with it goes the swipe from the edge.
  var hidesWayBack: Bool { isBackButtonHidden || isHidden(.navigationBar) }

  /// The items of the bars that show.
  var shownItems: [Element] {
    toolbar.filter { !isHidden(bottomItems.contains(ObjectIdentifier($0)) ? .bottomBar : .navigationBar) }
  }
}

extension Element {
  /// A screen has its title, its toolbar and its search field first, then what is on it.
  func take(_ traits: ScreenTraits, _ elements: [Element]) {
    label = traits.shownTitle
    if label != nil { labelKey = traits.titleKey }
    if let subtitle = traits.subtitle, !traits.isHidden(.navigationBar) { details.append(subtitle) }
    let items = traits.shownItems
    if !items.isEmpty { children.append(Element(.toolbar, children: items)) }
    if let search = traits.search, !traits.isHidden(.navigationBar) { children.append(search) }
    children += elements
  }
}
