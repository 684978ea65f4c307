import SwiftUI

struct BodyOfWrongType: View {  // error: does not conform to protocol 'View'
  var body: Int { 1 }
}
