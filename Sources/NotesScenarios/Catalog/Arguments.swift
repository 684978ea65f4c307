import SwiftUI

/// Notes as documents give them.
struct NotesArguments: Decodable {
  let notes: [Note]
}

struct NoteArguments: Decodable {
  let note: Note
}

struct CardArguments: Decodable {
  let title: String
}

struct PaddingArguments: Decodable {
  let inset: CGFloat
}

struct LinkArguments: Decodable {
  let url: URL
}

/// What documents say of the user's settings.
struct SettingsFixture: Decodable {
  let name: String
  let score: Int
}

extension Note: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, title, description
  }

  /// A note without an id gets one of its own.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decodeIfPresent(UUID.self, forKey: .id) ?? UUID(),
      title: try container.decode(String.self, forKey: .title),
      description: try container.decodeIfPresent(String.self, forKey: .description) ?? "")
  }
}
