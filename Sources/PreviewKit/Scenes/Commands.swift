/// Menus of an app on a Mac. They compile and are not staged.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands
  /// The commands, as other commands.
  @CommandsBuilder var body: Body { get }
}

/// Commands that are known by themselves.
@MainActor @preconcurrency
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Commands that are known by themselves have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Builds commands from the statements of a closure.
@MainActor @resultBuilder
public enum CommandsBuilder {
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Several.
  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First, _ other: repeat each Other
  ) -> EmptyCommands { EmptyCommands() }
  /// An `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
  /// The first branch.
  public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
  /// The second branch.
  public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
public struct EmptyCommands: Commands, PrimitiveCommands {
  /// None.
  public init() {}
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands, PrimitiveCommands {
  /// A menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Where the system has its commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Whether the app shows.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting texts.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// A single window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands at a place where the system has some.
public struct CommandGroup<Content: View>: Commands, PrimitiveCommands {
  /// Commands before those of the system.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands after those of the system.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Commands instead of those of the system.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The system's commands for sidebars.
public struct SidebarCommands: Commands, PrimitiveCommands {
  /// The commands.
  public init() {}
}

/// The system's commands for editing texts.
public struct TextEditingCommands: Commands, PrimitiveCommands {
  /// The commands.
  public init() {}
}

/// The system's commands for formatting texts.
public struct TextFormattingCommands: Commands, PrimitiveCommands {
  /// The commands.
  public init() {}
}

/// The system's commands for toolbars.
public struct ToolbarCommands: Commands, PrimitiveCommands {
  /// The commands.
  public init() {}
}

/// The system's commands for inspectors.
public struct InspectorCommands: Commands, PrimitiveCommands {
  /// The commands.
  public init() {}
}
