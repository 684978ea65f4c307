/// Changes what is said of the elements below.
struct AccessibilityModifier: PrimitiveModifier {
  let change: @MainActor (Element, _ViewNode) -> Void
  /// Whether a view that says nothing by itself, such as a shape, becomes an element.
  var makesElement = false

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    var isEmpty = true
    collector.decorating({
      isEmpty = false
      change($0, node)
    }) { node.content.emit(into: collector) }
    guard isEmpty, makesElement else { return }
    let element = Element(.image, node: node)
    change(element, node)
    if element.label?.isEmpty == false { collector.append(element) }
  }
}

/// Makes one element of the content, or hides it.
struct AccessibilityGroupModifier: PrimitiveModifier {
  enum Kind {
    case combine
    case contain
    case ignore
    case hidden(Bool)
  }

  let kind: Kind

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    switch kind {
    case .hidden(true): break
    case .hidden(false): node.content.emit(into: collector)
    case .contain:
      let group = Element(.group, node: node)
      group.children = collector.nested { node.content.emit(into: collector) }
      collector.append(group)
    case .combine:
      let content = collector.nested { node.content.emit(into: collector) }
      guard content.count > 1 else { return content.forEach(collector.append) }
      let texts = content.flatMap(\.texts)
      // A single control keeps what it can do; its label is everything that was combined.
      let controls = content.filter { !$0.isContent }
      let element = controls.count == 1 ? controls[0] : Element(.text, node: node)
      element.label = texts.isEmpty ? nil : texts.joined(separator: ", ")
      element.labelKey = nil
      element.details = []
      collector.append(element)
    case .ignore:
      collector.append(Element(.text, label: "", node: node))
    }
  }
}

extension View {
  private func accessible(_ change: @escaping @MainActor (Element, _ViewNode) -> Void) -> some View {
    modifier(AccessibilityModifier(change: change))
  }

  /// What is read instead of the text.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(
      AccessibilityModifier(
        change: { element, node in
          (element.label, element.labelKey) = label.label(at: node)
          element.details = []
        }, makesElement: true))
  }

  /// What is read instead of the text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// What is read instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  /// The value that is read.
  public func accessibilityValue(_ value: Text) -> some View {
    accessible { element, node in
      element.value = value.label(at: node).text
      element.isValueText = true
    }
  }

  /// The value that is read.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// The value that is read.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// A hint that is read after a while.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessible { element, node in element.hint = hint.label(at: node).text }
  }

  /// A hint that is read after a while.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// A hint that is read after a while.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// A name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible { element, _ in element.identifier = identifier }
  }

  /// Hides the view from what is perceived.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityGroupModifier(kind: .hidden(hidden)))
  }

  /// Makes one element of the view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityGroupModifier(kind: children.kind))
  }

  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { element, _ in
      element.states.formUnion(traits.states)
      if traits.contains(.isButton), element.isContent { element.role = .button }
    }
  }

  /// Takes traits away.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { element, _ in
      element.states.subtract(traits.states)
      if traits.contains(.isButton), element.role == .button { element.role = .text }
    }
  }

  /// The order in which elements are read; it does not show in an outline.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds an action that assistive technologies offer.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessible { element, node in
      element.rowActions.append(RowAction(label: name.label(at: node).text) { handler() })
    }
  }

  /// Adds an action that assistive technologies offer.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
}

/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Behavior { case ignore, contain, combine }
  private let behavior: Behavior
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
  /// They stay inside.
  public static let contain = AccessibilityChildBehavior(behavior: .contain)
  /// They become one.
  public static let combine = AccessibilityChildBehavior(behavior: .combine)

  var kind: AccessibilityGroupModifier.Kind {
    switch behavior {
    case .ignore: .ignore
    case .contain: .contain
    case .combine: .combine
    }
  }
}

/// What is said of an element besides its label.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 5)
  /// Plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Starts media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Keeps everything else out.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

  var states: ElementStates {
    var states: ElementStates = []
    if contains(.isHeader) { states.insert(.heading) }
    if contains(.isSelected) { states.insert(.selected) }
    if contains(.isLink) { states.insert(.link) }
    return states
  }
}
