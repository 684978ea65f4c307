import SwiftUI

struct UnknownEnvironmentValue: View {
  @Environment(\.dissmiss) private var dismiss  // error: cannot infer key path type from context

  var body: some View {
    Button("Close") { dismiss() }
  }
}
