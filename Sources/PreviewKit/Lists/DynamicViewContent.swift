import Foundation

/// Views made from data, whose rows can be edited.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Data { get }
}

extension DynamicViewContent {
  /// Lets rows be deleted: by a swipe, or in edit mode.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(RowEditingModifier(delete: action))
  }

  /// Lets rows be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
    modifier(RowEditingModifier(move: action))
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the content.
  public var data: Content.Data { content.data }
}

/// What can be done with the rows of a `ForEach`.
struct RowEditingModifier: PrimitiveModifier {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    collector.withRowEditing(RowEditing(delete: delete, move: move)) { node.content.emit(into: collector) }
  }
}

/// What can be done with the rows that are being collected.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// What is set nearer to the rows counts.
  func merging(_ outer: RowEditing?) -> RowEditing {
    RowEditing(delete: delete ?? outer?.delete, move: move ?? outer?.move)
  }
}
