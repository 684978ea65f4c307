/// What a row shows.
struct Note: Identifiable, Equatable {
  let id: Int
  let title: String
  let detail: String

  init(id: Int) {
    self.id = id
    title = "Note \(id)"
    detail = "What there is to say about note \(id)"
  }

  static func several(_ count: Int) -> [Note] { (0..<count).map(Note.init) }
}
