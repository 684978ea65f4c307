import ScenarioDocuments

/// A matrix run whose text equals its base run's stores a reference, `same as @local`, instead of the text.
extension SnapshotFile {
  /// The reference that a matrix run stores when its text equals that of its base run; nil for a base run.
  static func reference(of identity: RunIdentity) -> SnapshotFile? {
    guard !identity.axisValues.isEmpty else { return nil }
    return SnapshotFile(identity: identity, body: "same as @\(identity.environment)")
  }

  /// Whether the text is in the base run's file.
  var isReference: Bool { self == Self.reference(of: identity) }

  /// Everything below the first line.
  private var body: Substring { text.drop { $0 != "\n" } }

  /// The same frames as the snapshot of another run.
  func with(_ other: RunIdentity) -> SnapshotFile {
    SnapshotFile(identity: other, text: Self.header(of: other) + body)
  }
}
