import SwiftUI

struct LoopInBuilder: View {
  var body: some View {
    VStack {
      for index in 0..<3 {  // error: cannot be used with result builder 'ViewBuilder'
        Text("\(index)")
      }
    }
  }
}
