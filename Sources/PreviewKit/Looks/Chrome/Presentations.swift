import Foundation

nonisolated extension View {
  /// The heights of the sheet. Looks only.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// The heights of the sheet, and the current one. Looks only.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Whether the sheet has a handle. Looks only.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// The background of the sheet. Looks only.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The background of the sheet; its content is not shown. Looks only.
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { self }

  /// The corners of the sheet, in points. Looks only.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// How large the sheet is. Looks only.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  /// Whether what is behind the sheet can be touched. Looks only.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// What the presentation becomes where there is little space. Looks only.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// What the presentation becomes where there is little space. Looks only.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// What a swipe on the sheet does first. Looks only.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
}

/// A height at which a sheet can stand.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let height: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(height: .large)

  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }

  /// A height that `type` computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(ObjectIdentifier(type)))
  }

  /// The context that a custom detent receives.
  @dynamicMemberLookup public struct Context {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment; here the defaults.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A height for sheets that is computed.
public protocol CustomPresentationDetent {
  /// The context that the detent receives.
  typealias Context = PresentationDetent.Context

  /// The height in points, nil to leave the detent out.
  static func height(in context: Context) -> CGFloat?
}

/// What a presentation becomes where there is little space.
nonisolated public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is behind a sheet can be touched.
nonisolated public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// What is behind can be used.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// What is behind cannot be used.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled(\(detent.height))")
  }
}

/// What a swipe on a sheet does first.
nonisolated public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a presentation is.
public protocol PresentationSizing {}

nonisolated extension PresentationSizing {
  /// As large as the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// Following the content along some axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// As the system decides.
nonisolated public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// As the system decides.
  public init() {}
}

nonisolated extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system decides.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// As large as the content.
nonisolated public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// As large as the content.
  public init() {}
}

nonisolated extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// As large as a form.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// As large as a form.
  public init() {}
}

nonisolated extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// As large as a page.
nonisolated public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// As large as a page.
  public init() {}
}

nonisolated extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
