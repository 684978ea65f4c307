import SwiftUI

struct WrongSwipeAction: View {
  var notes = ["Milk"]

  var body: some View {
    List {
      ForEach(notes, id: \.self) { note in
        Text(note)
          .swipeActions(edge: .traling) {  // error: has no member 'traling'
            Button("Delete") {}
          }
      }
      .onDelete { _ in }
    }
  }
}
