import SwiftUI

struct EditNoteView: View {
  let note: Note

  @Environment(\.editNote) private var edit
  @Environment(\.dismiss) private var dismiss
  @State private var title: String
  @State private var description: String

  init(note: Note) {
    self.note = note
    _title = State(initialValue: note.title)
    _description = State(initialValue: note.description)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Description", text: $description, axis: .vertical)
        Button("Save", action: save)
          .disabled(title.isEmpty)
      }
      .navigationTitle("Edit note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
  }

  /// Without an `editNote` action the form stays, with the typed text.
  private func save() {
    let edited: Void? = edit?(note) { editable in
      editable.title = title
      editable.description = description
    }
    guard edited != nil else { return }
    dismiss()
  }
}

#Preview {
  EditNoteView(note: Note(title: "Groceries", description: "Milk, eggs, bread"))
    .onEditNote { _, _ in }
}
