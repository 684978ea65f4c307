import SwiftUI

struct MissingCase: View {
  enum Phase { case loading, loaded, failed }
  var phase = Phase.loading

  var body: some View {
    VStack {
      switch phase {  // error: switch must be exhaustive
      case .loading: ProgressView()
      case .loaded: Text("Notes")
      }
    }
  }
}
