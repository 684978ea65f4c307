nonisolated extension View {
  /// Whether scroll views show where they are, along each of `axes`.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environmentChange { values in
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Shows where scroll views stand when they appear. Looks only.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows where scroll views stand when `value` changes. Looks only.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Whether scrolling content has its background. Looks only.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Whether scrolling puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environmentValue(ScrollDismissesKeyboardModeKey.self, mode)
  }

  /// Makes the views of a layout places to rest. Looks only.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Makes the view a place to rest. Looks only.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Where scroll views come to rest. Looks only.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Whether content bounces at its ends, along each of `axes`.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    environmentChange { values in
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
    }
  }

  /// Whether content shows outside its scroll view. Looks only.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Whether scroll views stand still.
  public func scrollDisabled(_ disabled: Bool) -> some View { environmentValue(IsScrollEnabledKey.self, !disabled) }

  /// The view at which scroll views stand; it is not written. Looks only.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }

  /// Where scroll views stand; it is not written. Looks only.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }

  /// The end at which scroll views start. Looks only.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// The end at which scroll views start, for a role. Looks only.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }

  /// How content fades at the bars. Looks only.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Whether content does not fade at the bars. Looks only.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
}

/// Whether scroll views show where they stand.
nonisolated public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// They show.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// They do not show, unless a person scrolls with a device that needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// They do not show at all.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Whether scrolling puts the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether content bounces at its ends.
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// When it is larger than its container.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What an anchor is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String

  /// Where content starts.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where small content is.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// How content fades at the bars.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Softly.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// Whether an input scrolls.
nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

nonisolated extension EnvironmentValues {
  /// Whether scroll views show where they are, from side to side.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether scroll views show where they are, from top to bottom.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// Whether content bounces at its ends, from side to side.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceBehaviorKey.self] }
    set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
  }

  /// Whether content bounces at its ends, from top to bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceBehaviorKey.self] }
    set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
  }

  /// Whether scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

private enum HorizontalScrollIndicatorVisibilityKey: BuiltInEnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalScrollIndicatorVisibilityKey: BuiltInEnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum ScrollDismissesKeyboardModeKey: BuiltInEnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private enum HorizontalScrollBounceBehaviorKey: BuiltInEnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum VerticalScrollBounceBehaviorKey: BuiltInEnvironmentKey {
  static var defaultValue: ScrollBounceBehavior { .automatic }
}

private enum IsScrollEnabledKey: BuiltInEnvironmentKey {
  static var defaultValue: Bool { true }
}
