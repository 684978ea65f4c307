import SwiftUI

#Preview("Trait", traits: .landscpe) {  // error: has no member 'landscpe'
  Text("Milk")
}
