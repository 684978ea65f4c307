import SwiftUI

/// What a document says of a component that misbehaves.
struct MisbehavingArguments: Decodable {
  let kind: Misbehaviour
  /// When it is done; without it, when the button is tapped.
  let moment: Moment?
}
