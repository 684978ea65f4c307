import SwiftUI

@Observable
final class WrongObservableModel {
  var title = ""
}

struct WrongObservable: View {
  @State private var model = WrongObservableModel()

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $model.titel)  // error: has no dynamic member 'titel'
      }
    }
  }
}
