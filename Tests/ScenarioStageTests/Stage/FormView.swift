import PreviewKit

/// Controls of several kinds, with something to see for whatever is done to them.
struct FormView: View {
  @State private var title = ""
  @State private var isOn = false
  @State private var submitted = 0
  @State private var taps = 0

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .onSubmit { submitted += 1 }
      Toggle("Remind me", isOn: $isOn)
      Text("Tapped \(taps), submitted \(submitted)")
      Button("Add") { taps += 1 }
        .accessibilityIdentifier("add")
      Button("Nothing") {}
      Button("Off") { taps += 1 }
        .disabled(true)
    }
  }
}
