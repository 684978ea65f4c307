extension ViewHost {
  /// The number of turns that tasks get.
  private static let turns = 200

  /// Lets asynchronous work of the views run and brings the tree to rest.
  ///
  /// Tasks get a bounded number of turns. Nothing waits for a sleep, or for work on other threads; scenarios have a clock of
  /// their own.
  public func settle() async {
    for _ in 0..<Self.turns {
      await Task.yield()
      update()
    }
  }
}
