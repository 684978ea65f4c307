import SwiftUI

struct UninitializedProperty: View {
  @State private var count: Int
  var title: String

  init(title: String) {
    count = 0
  }  // error: return from initializer without initializing all stored properties

  var body: some View { Text(title) }
}

#Preview {
  UninitializedProperty(title: "Milk")
}
