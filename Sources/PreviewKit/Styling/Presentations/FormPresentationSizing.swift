/// As large as a form.
nonisolated public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// As large as a form.
  public init() {}
}

nonisolated extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
