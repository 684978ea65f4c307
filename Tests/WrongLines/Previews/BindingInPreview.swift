import SwiftUI

struct BindingInPreviewRow: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("Milk", isOn: $isOn) }
}

#Preview("On") {
  @Previewable @State var isOn = true
  List {
    BindingInPreviewRow(isOn: isOn)  // error: cannot convert value
  }
}
