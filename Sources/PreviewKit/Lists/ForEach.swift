/// A view for each element of a collection. State follows the id of the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Whether the data is a range that must stay as it is.
  var isConstant = false
}

extension ForEach: View where Content: View {
  /// `ForEach` has no body of its own.
  public var body: Never { fatalError("ForEach is a primitive view and has no body") }

  /// Views by a key path to their id.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Mounts a view for each element.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
    ForEachNode(view, in: context)
  }

  /// Matches the elements by id with those that are mounted.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
  }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views of elements that have an id.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Views of a range that never changes.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
    isConstant = true
  }
}

extension ForEach where Content: View, Data: _BindingCollection {
  /// Views of bindings to elements, by a key path to their id.
  @_disfavoredOverload  // A wrong key path is a mistake in the key path, not in the collection.
  public init(
    _ data: Data, id: KeyPath<Data._Target, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    // A binding that outlives its row must not write to the row that stands there then.
    self.content = { content(Data._follow($0, by: id)) }
    self.id = { Data._target(of: $0)[keyPath: id] }
  }
}
