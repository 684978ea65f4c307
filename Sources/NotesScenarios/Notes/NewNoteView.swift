import SwiftUI

struct NewNoteView: View {
  @Environment(\.createNote) private var create
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var description = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Description", text: $description, axis: .vertical)
        Button("Create", action: createNote)
          .disabled(title.isEmpty)
      }
      .navigationTitle("New note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
  }

  /// Without a `createNote` action the form stays, with the typed text.
  private func createNote() {
    guard create?(Note(title: title, description: description)) != nil else { return }
    dismiss()
  }
}

#Preview {
  NewNoteView()
    .onCreateNote { _ in }
}
