/// Why content is replaced by placeholders.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// Why content is replaced by placeholders.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Replaces content by placeholders.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows content that an ancestor has redacted.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what is private: it is redacted where ``RedactionReasons/privacy`` is among the reasons.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environmentValue(IsPrivacySensitiveKey.self, sensitive)
  }
}

private struct RedactionReasonsKey: BuiltInEnvironmentKey { static let defaultValue: RedactionReasons = [] }

/// Whether what a view shows is private.
struct IsPrivacySensitiveKey: BuiltInEnvironmentKey { static let defaultValue = false }
