/// A view with a body.
final class CompositeNode<V: View>: BodyNode<V, V.Body> {
  override func initializeBody(at place: UnsafeMutablePointer<V.Body>) { place.initialize(to: value.body) }

  override var failure: String { "is not shown" }
}
