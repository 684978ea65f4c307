/// The order in which tags are listed.
enum TagSort: String, Codable, Sendable {
  case count
  case name
}
