import SwiftUI

struct NotAViewInSwitch: View {
  enum Phase { case loading, loaded, failed }
  var phase = Phase.loading

  var body: some View {
    List {
      switch phase {
      case .loading: ProgressView()
      case .loaded: Text("Notes")
      case .failed: 404  // error: 'Int' conform to 'View'
      }
    }
  }
}
