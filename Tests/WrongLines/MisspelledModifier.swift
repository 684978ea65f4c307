import SwiftUI

struct MisspelledModifier: View {
  var body: some View {
    Text("Notes")
      .fnot(.title)  // error: has no member 'fnot'
  }
}
