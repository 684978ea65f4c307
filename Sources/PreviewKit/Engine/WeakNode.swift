/// A node that something remembers without keeping it.
struct WeakNode {
  weak var node: _ViewNode?
}
