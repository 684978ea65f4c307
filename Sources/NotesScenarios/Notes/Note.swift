import SwiftUI

/// A note as the app keeps it. It does not change; an edited note is a new value with the same identity.
struct Note: Identifiable, Equatable {
  let id: UUID
  let title: String
  let description: String

  init(id: UUID = UUID(), title: String, description: String) {
    self.id = id
    self.title = title
    self.description = description
  }
}
