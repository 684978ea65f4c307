import SwiftUI

struct MisspelledModifierAtTheEnd: View {
  @State private var query = ""
  var notes = ["Milk", "Bread"]

  var body: some View {
    NavigationStack {
      List(notes, id: \.self) { note in
        NavigationLink(note, value: note)
      }
      .navigationTitle("Notes")
      .searchable(text: $query)
      .navigationBarTitelDisplayMode(.inline)  // error: has no member 'navigationBarTitelDisplayMode'
    }
  }
}
