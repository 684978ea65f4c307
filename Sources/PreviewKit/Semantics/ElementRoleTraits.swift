/// What can be true of a role, for everything that decides by roles.
package struct ElementRoleTraits: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Only says something: a text or an image. A list makes a row of it, and a control takes it as its label.
  package static let content = Self(rawValue: 1 << 0)
  /// Its line has no role in front.
  package static let printsWithoutRole = Self(rawValue: 1 << 1)
  /// Gives a screen its structure.
  package static let container = Self(rawValue: 1 << 2)
  /// Stands above the screen.
  package static let presentation = Self(rawValue: 1 << 3)
  /// A container whose size is its number of rows.
  package static let rowHolder = Self(rawValue: 1 << 4)
  /// Puts rows of a container together.
  package static let rowGroup = Self(rawValue: 1 << 5)
  /// Its line says that it is empty.
  package static let saysWhenEmpty = Self(rawValue: 1 << 6)
  /// Its line says that it lacks a label.
  package static let needsLabel = Self(rawValue: 1 << 7)
  /// A control that a tap is for.
  package static let tappable = Self(rawValue: 1 << 8)
  /// A tap is for it where it leads somewhere.
  package static let tappableAsLink = Self(rawValue: 1 << 9)
  /// Can have the keyboard.
  package static let field = Self(rawValue: 1 << 10)
  /// Goes up and down.
  package static let adjustable = Self(rawValue: 1 << 11)
  /// A control with options.
  package static let offersChoice = Self(rawValue: 1 << 12)
  /// Its rows can be selected.
  package static let selectable = Self(rawValue: 1 << 13)
  /// Can be pulled to refresh it.
  package static let refreshable = Self(rawValue: 1 << 14)
}
