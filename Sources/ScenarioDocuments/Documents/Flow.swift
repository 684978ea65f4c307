/// Steps under a name, with parameters written as `{title}` inside their strings.
struct Flow: Sendable {
  /// The name.
  var name: String

  /// Where the name was written.
  var location: SourceLocation

  /// The steps as they were written.
  var body: JSONNode

  /// The parameters in order of first appearance.
  var parameters: [String]
}
