import SwiftUI

#Preview("Unknown") {
  UnknownViewInPreviewRow()  // error: cannot find 'UnknownViewInPreviewRow' in scope
}

#Preview {
  Text("Milk")
}
