/// What a keyboard capitalises.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// Nothing.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Each character.
  public static let characters = TextInputAutocapitalization(name: "characters")
}
