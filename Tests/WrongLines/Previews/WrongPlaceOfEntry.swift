import SwiftUI

struct WrongPlaceOfEntry: View {
  @Entry var size = 20  // error: '@Entry' can only be used in an extension of 'EnvironmentValues'

  var body: some View { Text("\(size)") }
}
