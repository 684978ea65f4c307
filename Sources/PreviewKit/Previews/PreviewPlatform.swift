/// A platform that previews can be for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}
