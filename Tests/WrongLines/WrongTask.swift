import SwiftUI

struct WrongTaskModel {
  func load() async throws -> [String] { [] }
}

struct WrongTask: View {
  @State private var notes: [String] = []
  var model = WrongTaskModel()

  var body: some View {
    List(notes, id: \.self) { Text($0) }
      .task {
        notes = await model.load()  // error: call can throw
      }
  }
}
