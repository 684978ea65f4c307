import PreviewKit

private struct OpenMarkKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

private struct DetailLimitKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// What an open row shows.
  var openMark: String {
    get { self[OpenMarkKey.self] }
    set { self[OpenMarkKey.self] = newValue }
  }

  /// The id up to which rows show their detail.
  var detailLimit: Int {
    get { self[DetailLimitKey.self] }
    set { self[DetailLimitKey.self] = newValue }
  }
}
