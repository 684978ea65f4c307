import Foundation

/// A material that looks like glass.
nonisolated public struct Glass: Hashable, Sendable {
  let name: String

  /// As the system decides.
  public static let regular = Glass(name: "regular")
  /// Clear.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// The glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass would come and go.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// Out of glass nearby.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// Slowly.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// The usual form of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// The usual form.
  public init() {}

  /// The outline in `rect`.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// Content whose glass effects flow into each other.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  @usableFromInline let content: Content

  /// Content whose effects flow into each other when they are closer than `spacing` points.
  @inlinable
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: StackView {}

nonisolated extension View {
  /// Glass behind the view. Looks only.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    self
  }

  /// Joins the view's glass with others. Looks only.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// The identity of the view's glass. Looks only.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// How the view's glass would come and go. Looks only.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
