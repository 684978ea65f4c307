/// An object that announces its changes before they happen.
///
/// Without a publisher of its own, an object gets one that its `@Published` properties use, those of its superclasses
/// and subclasses too.
/// With its own `objectWillChange`, the object announces changes itself: `@Published` does not call it.
public protocol ObservableObject: AnyObject {
  /// The publisher of the announcements.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes; the same publisher for the same object each time.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a `@Published` property changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectWillChange.publisher(of: self) }
}
