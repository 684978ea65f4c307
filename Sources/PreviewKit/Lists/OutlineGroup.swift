/// Views of a tree of data: a disclosure group for each element with children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Leaf

  /// Views of a tree, by key paths to the id and the children; nil marks a leaf.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    row = content
  }

  /// The elements of one level.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(inner, id: id, children: children, content: row))
        } label: {
          row(element)
        }
      } else {
        row(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views of a tree of elements that have an id; nil children mark a leaf.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// A list of a tree of elements that have an id; nil children mark a leaf.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
