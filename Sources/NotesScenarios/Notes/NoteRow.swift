import SwiftUI

struct NoteRow: View {
  let note: Note
  let onEdit: () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(note.title)
          .font(.headline)
        if !note.description.isEmpty {
          Text(note.description)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
      Button("Edit") { onEdit() }
        .buttonStyle(.borderless)
    }
  }
}

#Preview {
  List {
    NoteRow(note: Note(title: "Groceries", description: "Milk, eggs, bread")) {}
    NoteRow(note: Note(title: "Call Ana", description: "")) {}
  }
}
