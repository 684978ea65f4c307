import SwiftUI

struct MisspelledBody: View {  // error: does not conform to protocol 'View'
  var boddy: some View { Text("Milk") }
}
