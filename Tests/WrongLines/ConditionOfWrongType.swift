import SwiftUI

struct ConditionOfWrongType: View {
  var title = "Milk"

  var body: some View {
    List {
      Section {
        if title {  // error: cannot convert value of type 'String' to expected condition type 'Bool'
          Text("Milk")
        }
      }
    }
  }
}
