import SwiftUI

struct WrongPropertyBuilder: View {
  var body: some View {
    VStack { header }
  }

  @ViewBuilder private var header: some View {
    Text("Milk")
    HStack {
      Text("Bread").lineLimti(1)  // error: has no member 'lineLimti'
    }
  }
}
