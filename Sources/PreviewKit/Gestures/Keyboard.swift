import Foundation

/// Keys that are held down beside another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character
  /// The key with the character.
  public init(_ character: Character) { self.character = character }
  /// The key with the character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forward.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Keys that trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down beside it.
  public var modifiers: EventModifiers

  /// A key and the keys held down beside it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The keys held down beside it.
  public let modifiers: EventModifiers
  /// The characters.
  public let characters: String
  /// What has become of the key.
  public let phase: Phases

  /// What becomes of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Phases from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// Held.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// Let go.
    public static let up = Phases(rawValue: 1 << 2)
    /// All.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key has been dealt with.
  public enum Result: Hashable, Sendable {
    /// It has.
    case handled
    /// It has not.
    case ignored
  }
}

extension View {
  /// Keys that trigger the control; there is no keyboard to press them on here.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Keys that trigger the control; there is no keyboard to press them on here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Runs `action` when the key is pressed; there is no keyboard here.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Runs `action` when the key is pressed; there is no keyboard here.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Runs `action` when one of the keys is pressed; there is no keyboard here.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Runs `action` when a key is pressed; there is no keyboard here.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
