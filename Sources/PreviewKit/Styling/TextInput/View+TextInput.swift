nonisolated extension View {
  /// What the keyboard capitalises. Looks only.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Whether words are left as typed. Looks only.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// What the keyboard capitalises. Looks only.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Whether words are left as typed. Looks only.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// What the text is for. Looks only.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// The kind of keyboard. Looks only.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What the return key says. Looks only.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
