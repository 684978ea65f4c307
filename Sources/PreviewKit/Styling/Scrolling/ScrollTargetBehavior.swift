/// Where scroll views come to rest. Nothing scrolls here, so it is never asked.
public protocol ScrollTargetBehavior {
  /// What the behaviour is told.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where a scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
