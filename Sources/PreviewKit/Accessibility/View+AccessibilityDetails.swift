/// How important a custom content is.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// Read on request.
  case `default`
  /// Always read.
  case high
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level.
  case unspecified
  /// From the largest to the smallest.
  case h1, h2, h3, h4, h5, h6
}

/// What kind of text it is.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A file system.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A narrative.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// A source text.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Makes a heading of the view.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(AccessibilityModifier(change: { element, _ in element.states.insert(.heading) }))
  }

  /// Names by which the view can be asked for; they do not show in an outline.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Names by which the view can be asked for; they do not show in an outline.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Names by which the view can be asked for; they do not show in an outline.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Something that is read on request; it does not show in an outline.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something that is read on request; it does not show in an outline.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }
  /// Something that is read on request; it does not show in an outline.
  public func accessibilityCustomContent<S: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: S, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  /// A larger version that shows on a long press at large text sizes; it does not show in an outline.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// A larger version that shows on a long press at large text sizes; it does not show in an outline.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// What kind of text it is; it does not show in an outline.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Where a tap activates the view; it does not show in an outline.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Whether colours are kept when the screen is inverted; it does not show in an outline.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Whether the view answers to assistive technologies; it does not show in an outline.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Whether the view can be touched directly; it does not show in an outline.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  /// Names the views that belong together; it does not show in an outline.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// A list of places that a rotor leads to; it does not show in an outline.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// The pitch of the voice; it does not show in an outline.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Whether punctuation is read; it does not show in an outline.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Whether a text waits for what is being read; it does not show in an outline.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Whether a text is spelled out; it does not show in an outline.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// Which part of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// What names the other.
  case label
  /// What is named.
  case content
}

// MARK: - Older forms

extension View {
  /// What is read instead of the text; the older form.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The value that is read; the older form.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// A hint that is read after a while; the older form.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides the view from what is perceived; the older form.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// A name for tests; the older form.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds traits; the older form.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  /// Takes traits away; the older form.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The order in which elements are read; the older form.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Names by which the view can be asked for; the older form.
  public func accessibility(inputLabels: [Text]) -> some View { self }
}
