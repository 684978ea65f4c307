import SwiftUI

struct ManyChildren: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("One").bold()
      Text("Two").italic()
      Text("Three").padding()
      Text("Four").font(.title)
      Divider()
      HStack {
        Text("Five"); Spacer(); Text("Six")
      }
      Toggle("Seven", isOn: $isOn)
      Button("Eight") { isOn.toggle() }
      Label("Nine", systemImage: "star")
      Image(systemName: "circle").resizeable()  // error: has no member 'resizeable'
      Text("Eleven").foregroundStyle(.red)
      Text("Twelve").opacity(isOn ? 1 : 0)
      ProgressView()
      Text("Fourteen").onTapGesture { isOn = true }
    }
    .padding()
  }
}
