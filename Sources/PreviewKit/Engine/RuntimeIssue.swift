/// Something the runtime noticed that would go wrong, or silently do nothing, in SwiftUI.
public struct RuntimeIssue: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable {
    /// An environment object that a view needs was not injected: SwiftUI ends the process here.
    case missingObject
    /// State or an observed object was written while a body ran.
    case writeDuringBody
    /// An update did not come to rest and was ended.
    case endlessUpdate
    /// Views are nested without end, or too deeply for the stack.
    case endlessNesting
    /// Two elements of one `ForEach` have the same id.
    case duplicateID
    /// A view was to present something while it presented something else.
    case presentationConflict
    /// A binding, range or other value was used in a way that SwiftUI does not support.
    case misuse
  }

  /// What kind of thing it is.
  public let kind: Kind
  /// The path of the view that it concerns, outermost first.
  public let path: String
  /// What happened and what to do.
  public let message: String

  /// Whether a scenario in which it happens has failed. The other kinds are warnings.
  public var isFailure: Bool { kind == .missingObject || kind == .endlessUpdate || kind == .endlessNesting }
}
