import SwiftUI

struct WrongDestination: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Milk", value: 1)
      }
      .navigationDestination(for: Int) { number in  // error: expected member name or initializer call after type name
        Text("\(number)")
      }
    }
  }
}
