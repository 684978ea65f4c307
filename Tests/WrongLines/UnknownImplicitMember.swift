import SwiftUI

struct UnknownImplicitMember: View {
  var body: some View {
    List {
      Text("Milk").font(.larjeTitle)  // error: has no member 'larjeTitle'
    }
  }
}
