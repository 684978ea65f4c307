import SwiftUI

struct WrongPreviewableRow: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("Milk", isOn: $isOn) }
}

#Preview("On") {
  @Previewable @State var isOn: Bool = "yes"  // error: cannot convert value of type 'String' to specified type 'Bool'
  WrongPreviewableRow(isOn: $isOn)
}

#Preview("Off") {
  @Previewable @State var isOn = false
  WrongPreviewableRow(isOn: $isOn)
}
