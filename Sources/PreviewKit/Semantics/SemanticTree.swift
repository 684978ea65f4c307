/// Everything a person perceives at one moment: the screen, and the presentations above it.
@MainActor
public struct SemanticTree {
  /// What is on the screen itself.
  public let screen: [Element]
  /// What is presented above it, the topmost last.
  public let presentations: [Element]

  /// What a person can reach: the topmost presentation, or the screen when nothing is presented.
  public var front: [Element] { presentations.last.map { [$0] } ?? screen }
}
