/// Steps under a name, with parameters written as `{title}` inside their strings.
public struct Flow: Sendable {
  /// The name.
  public var name: String

  /// Where the name was written.
  public var location: SourceLocation

  /// The steps as they were written.
  public var body: JSONNode

  /// The parameters in order of first appearance.
  public var parameters: [String]
}
