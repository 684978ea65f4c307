/// The content of a presentation. It stands above the screens: it is seen even when its presenter is not, such as
/// another screen that covers it.
final class PresentedNode: BranchNode {
  init<Content: View>(_ content: Content, in context: _NodeContext) {
    super.init(context)
    standAbove()
    child = Content._makeNode(content, in: childContext())
  }
}
