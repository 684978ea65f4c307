import SwiftUI

struct ToolbarContentWithoutBody: ToolbarContent {  // error: does not conform to protocol 'ToolbarContent'
  var content: some View { Text("Milk") }
}
