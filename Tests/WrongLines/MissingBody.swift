import SwiftUI

struct MissingBody: View {  // error: does not conform to protocol 'View'
  var title = "Milk"
}
