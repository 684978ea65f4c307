import SwiftUI

struct MisspelledModifierInList: View {
  var folders = ["Work", "Home"]
  var notes = ["Milk", "Bread"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(folders, id: \.self) { folder in
          Section {
            ForEach(notes, id: \.self) { note in
              HStack {
                Text(note)
                Spacer()
                Image(systemName: "star").foregroundColour(.yellow)  // error: has no member 'foregroundColour'
              }
            }
          } header: {
            Text(folder)
          }
        }
      }
      .navigationTitle("Notes")
    }
  }
}
