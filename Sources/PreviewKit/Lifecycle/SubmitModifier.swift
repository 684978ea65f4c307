/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Triggers from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

struct SubmitActionsKey: BuiltInEnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

struct SearchActionsKey: BuiltInEnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension View {
  /// Runs `action` when a field below is submitted; actions further out run after it.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentModifier {
        if triggers.contains(.text) { $0[SubmitActionsKey.self] = [action] + $0[SubmitActionsKey.self] }
        if triggers.contains(.search) { $0[SearchActionsKey.self] = [action] + $0[SearchActionsKey.self] }
      })
  }
}
