import Foundation

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
