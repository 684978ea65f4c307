import SwiftUI

struct PreviewWithoutViewModel {
  var title = "Milk"
}

#Preview("Model") {
  PreviewWithoutViewModel()  // error: 'PreviewWithoutViewModel' conform to 'View'
}
