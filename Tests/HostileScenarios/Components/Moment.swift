/// When a component misbehaves.
enum Moment: String, Decodable {
  /// While the catalog makes the component.
  case make
  /// While its body runs.
  case body
  case appear
  case task
  case disappear
  /// When its button is tapped.
  case tap
}
