import SwiftUI

final class UserSettings: ObservableObject {
  @Published var name: String
  @Published var score: Int

  init(name: String = "Ana", score: Int = 0) {
    self.name = name
    self.score = score
  }
}
