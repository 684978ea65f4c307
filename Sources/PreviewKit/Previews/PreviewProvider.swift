/// The older way to declare previews: a type with a static property.
///
/// ```swift
/// struct NotesScreen_Previews: PreviewProvider {
///   static var previews: some View { NotesScreen(notes: .three) }
/// }
/// ```
///
/// ``PreviewRegistry`` holds what `#Preview` declares; a provider's views are made by calling ``previews``.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views together.
  associatedtype Previews: View

  /// The previews, one view for each.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }

  /// The platform that the previews are for; nil for the one that the program runs on.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil: the platform that the program runs on.
  public static var platform: PreviewPlatform? { nil }
}
