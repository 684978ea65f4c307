import SwiftUI

struct UnknownCase: View {
  enum Phase { case loading, loaded }
  var phase = Phase.loading

  var body: some View {
    VStack {
      switch phase {
      case .loading: ProgressView()
      case .laoded: Text("Notes")  // error: has no member 'laoded'
      default: EmptyView()
      }
    }
  }
}
