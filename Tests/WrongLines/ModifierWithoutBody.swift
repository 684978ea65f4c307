import SwiftUI

struct ModifierWithoutBody: ViewModifier {  // error: does not conform to protocol 'ViewModifier'
  func body(contents: Content) -> some View { contents.padding() }
}
