extension EnvironmentValues {
  /// Whether controls can be used. `disabled(_:)` can only take it away.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Takes the use of controls away; what an ancestor has disabled stays so.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

struct IsEnabledKey: BuiltInEnvironmentKey { static let defaultValue = true }
