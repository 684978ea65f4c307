import Foundation

/// A colour of the platform that adapts to its surroundings, as in `Color(.systemBackground)`.
nonisolated public struct SystemColor: Hashable, Sendable {
  /// The name as UIKit spells it.
  public let name: String

  /// The colour of text.
  public static let label = SystemColor(name: "label")
  /// The colour of text.
  public static let secondaryLabel = SystemColor(name: "secondaryLabel")
  /// The colour of text.
  public static let tertiaryLabel = SystemColor(name: "tertiaryLabel")
  /// The colour of text.
  public static let quaternaryLabel = SystemColor(name: "quaternaryLabel")
  /// The colour of placeholders.
  public static let placeholderText = SystemColor(name: "placeholderText")
  /// The colour of links.
  public static let link = SystemColor(name: "link")
  /// The colour of thin separators.
  public static let separator = SystemColor(name: "separator")
  /// The colour of separators that hide what is below.
  public static let opaqueSeparator = SystemColor(name: "opaqueSeparator")
  /// The colour of filled shapes.
  public static let systemFill = SystemColor(name: "systemFill")
  /// The colour of filled shapes.
  public static let secondarySystemFill = SystemColor(name: "secondarySystemFill")
  /// The colour of filled shapes.
  public static let tertiarySystemFill = SystemColor(name: "tertiarySystemFill")
  /// The colour of filled shapes.
  public static let quaternarySystemFill = SystemColor(name: "quaternarySystemFill")
  /// The colour of backgrounds.
  public static let systemBackground = SystemColor(name: "systemBackground")
  /// The colour of backgrounds.
  public static let secondarySystemBackground = SystemColor(name: "secondarySystemBackground")
  /// The colour of backgrounds.
  public static let tertiarySystemBackground = SystemColor(name: "tertiarySystemBackground")
  /// The colour of backgrounds of grouped content.
  public static let systemGroupedBackground = SystemColor(name: "systemGroupedBackground")
  /// The colour of backgrounds of grouped content.
  public static let secondarySystemGroupedBackground = SystemColor(name: "secondarySystemGroupedBackground")
  /// The colour of backgrounds of grouped content.
  public static let tertiarySystemGroupedBackground = SystemColor(name: "tertiarySystemGroupedBackground")
  /// UIKit's or AppKit's `systemRed`.
  public static let systemRed = SystemColor(name: "systemRed")
  /// UIKit's or AppKit's `systemOrange`.
  public static let systemOrange = SystemColor(name: "systemOrange")
  /// UIKit's or AppKit's `systemYellow`.
  public static let systemYellow = SystemColor(name: "systemYellow")
  /// UIKit's or AppKit's `systemGreen`.
  public static let systemGreen = SystemColor(name: "systemGreen")
  /// UIKit's or AppKit's `systemMint`.
  public static let systemMint = SystemColor(name: "systemMint")
  /// UIKit's or AppKit's `systemTeal`.
  public static let systemTeal = SystemColor(name: "systemTeal")
  /// UIKit's or AppKit's `systemCyan`.
  public static let systemCyan = SystemColor(name: "systemCyan")
  /// UIKit's or AppKit's `systemBlue`.
  public static let systemBlue = SystemColor(name: "systemBlue")
  /// UIKit's or AppKit's `systemIndigo`.
  public static let systemIndigo = SystemColor(name: "systemIndigo")
  /// UIKit's or AppKit's `systemPurple`.
  public static let systemPurple = SystemColor(name: "systemPurple")
  /// UIKit's or AppKit's `systemPink`.
  public static let systemPink = SystemColor(name: "systemPink")
  /// UIKit's or AppKit's `systemBrown`.
  public static let systemBrown = SystemColor(name: "systemBrown")
  /// UIKit's or AppKit's `systemGray`.
  public static let systemGray = SystemColor(name: "systemGray")
  /// UIKit's or AppKit's `systemGray2`.
  public static let systemGray2 = SystemColor(name: "systemGray2")
  /// UIKit's or AppKit's `systemGray3`.
  public static let systemGray3 = SystemColor(name: "systemGray3")
  /// UIKit's or AppKit's `systemGray4`.
  public static let systemGray4 = SystemColor(name: "systemGray4")
  /// UIKit's or AppKit's `systemGray5`.
  public static let systemGray5 = SystemColor(name: "systemGray5")
  /// UIKit's or AppKit's `systemGray6`.
  public static let systemGray6 = SystemColor(name: "systemGray6")
  /// UIKit's or AppKit's `darkGray`.
  public static let darkGray = SystemColor(name: "darkGray")
  /// UIKit's or AppKit's `lightGray`.
  public static let lightGray = SystemColor(name: "lightGray")
  /// UIKit's or AppKit's `darkText`.
  public static let darkText = SystemColor(name: "darkText")
  /// UIKit's or AppKit's `lightText`.
  public static let lightText = SystemColor(name: "lightText")
  /// UIKit's or AppKit's `tintColor`.
  public static let tintColor = SystemColor(name: "tintColor")
  /// UIKit's or AppKit's `windowBackgroundColor`.
  public static let windowBackgroundColor = SystemColor(name: "windowBackgroundColor")
  /// UIKit's or AppKit's `controlBackgroundColor`.
  public static let controlBackgroundColor = SystemColor(name: "controlBackgroundColor")
  /// UIKit's or AppKit's `textBackgroundColor`.
  public static let textBackgroundColor = SystemColor(name: "textBackgroundColor")
  /// UIKit's or AppKit's `labelColor`.
  public static let labelColor = SystemColor(name: "labelColor")
  /// UIKit's or AppKit's `secondaryLabelColor`.
  public static let secondaryLabelColor = SystemColor(name: "secondaryLabelColor")
  /// UIKit's or AppKit's `separatorColor`.
  public static let separatorColor = SystemColor(name: "separatorColor")
}

/// The name of a colour in an asset catalog, as Xcode generates it.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// The colour called `name` in the asset catalog of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}
