struct Note: Identifiable, Equatable {
  let id: Int
  let title: String
  let detail: String

  static let five = (1...5).map { Note(id: $0, title: "Note \($0)", detail: "What there is to say about note \($0)") }
}
