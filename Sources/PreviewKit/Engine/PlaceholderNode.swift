/// Stands where a view could not be shown.
final class PlaceholderNode: _ViewNode {
  private let text: String

  init(text: String, in context: _NodeContext) {
    self.text = text
    super.init(context)
  }

  override func collect(into collector: ElementCollector) {
    collector.text(text)
  }
}
