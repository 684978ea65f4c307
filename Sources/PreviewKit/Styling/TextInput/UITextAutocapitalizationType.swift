/// What a keyboard capitalises, named as in UIKit.
nonisolated public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}
