import SwiftUI

extension EnvironmentValues {
  @Entry var wrongEntrySize: Int  // error: '@Entry' needs a default value: add '= …', or make the type optional
}

extension FocusedValues {
  @Entry var wrongEntryTitle: String?
}

struct WrongEntryRow: View {
  @Environment(\.wrongEntrySize) private var size
  var body: some View { Text("\(size)") }
}

#Preview {
  WrongEntryRow()
}
