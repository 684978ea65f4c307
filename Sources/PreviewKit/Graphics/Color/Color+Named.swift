nonisolated extension Color {
  /// The system's red.
  public static let red = Color(storage: .named("red"))
  /// The system's orange.
  public static let orange = Color(storage: .named("orange"))
  /// The system's yellow.
  public static let yellow = Color(storage: .named("yellow"))
  /// The system's green.
  public static let green = Color(storage: .named("green"))
  /// The system's mint.
  public static let mint = Color(storage: .named("mint"))
  /// The system's teal.
  public static let teal = Color(storage: .named("teal"))
  /// The system's cyan.
  public static let cyan = Color(storage: .named("cyan"))
  /// The system's blue.
  public static let blue = Color(storage: .named("blue"))
  /// The system's indigo.
  public static let indigo = Color(storage: .named("indigo"))
  /// The system's purple.
  public static let purple = Color(storage: .named("purple"))
  /// The system's pink.
  public static let pink = Color(storage: .named("pink"))
  /// The system's brown.
  public static let brown = Color(storage: .named("brown"))
  /// White.
  public static let white = Color(storage: .named("white"))
  /// The system's gray.
  public static let gray = Color(storage: .named("gray"))
  /// Black.
  public static let black = Color(storage: .named("black"))
  /// No colour at all.
  public static let clear = Color(storage: .named("clear"))
  /// The app's accent colour.
  public static let accentColor = Color(storage: .named("accentColor"))
  /// The colour of first-rank content.
  public static let primary = Color(storage: .named("primary"))
  /// The colour of second-rank content.
  public static let secondary = Color(storage: .named("secondary"))
}
