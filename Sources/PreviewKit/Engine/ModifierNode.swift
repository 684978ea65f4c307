/// A modifier with a body, and the view that it is applied to.
final class ModifierNode<Modifier: ViewModifier, Content: View>: BodyNode<Modifier, Modifier.Body> {
  private let source: TypedContentSource<Content>

  init(_ modifier: Modifier, content: Content, in context: _NodeContext) {
    source = TypedContentSource(content)
    super.init(modifier, in: context)
  }

  func update(_ new: Modifier, content: Content) {
    source.content = content
    source.version &+= 1
    update(with: new)
    // The places that the body did not reach again still show the older content.
    source.updatePlaces()
  }

  override func initializeBody(at place: UnsafeMutablePointer<Modifier.Body>) {
    place.initialize(to: value.body(content: _ViewModifier_Content(source: source)))
  }

  override var failure: String { "is not applied" }
}
