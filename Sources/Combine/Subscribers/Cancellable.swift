/// An activity that can be cancelled.
public protocol Cancellable {
  /// Ends the activity. Later calls do nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity in a collection, and cancels it when it leaves there.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the activity in a set, and cancels it when it leaves there.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
