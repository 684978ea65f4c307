/// The storage of a `Published` of whatever type.
protocol PublishedStorage: AnyObject {
  /// What is told before the value changes.
  var willChange: ObservableObjectPublisher? { get set }
}
