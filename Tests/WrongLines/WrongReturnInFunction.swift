import SwiftUI

struct WrongReturnInFunction: View {
  var body: some View {
    VStack { row("Milk") }
  }

  func row(_ title: String) -> some View {
    return title  // error: requires that 'String' conform to 'View'
  }
}
