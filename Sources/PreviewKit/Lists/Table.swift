import Foundation

/// A column of a table.
public struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  let title: Text
  let make: @MainActor (RowValue) -> Content
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title and a view for each row.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content) {
    title = Text(titleKey)
    make = content
  }

  /// A column with a title and a view for each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content) {
    self.title = Text(title)
    make = content
  }

  /// A column with a title and a text of each row.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    // Used on the main actor only.
    nonisolated(unsafe) let path = value
    self.init(titleKey) { Text(verbatim: $0[keyPath: path]) }
  }

  /// A column with a title and a view for each row; the value is what it is sorted by.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) { self.init(titleKey, content: content) }
}

extension TableColumn {
  /// The same column; widths do not show in an outline.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// The same column; widths do not show in an outline.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

/// The columns of a table.
public struct TableColumns<RowValue> {
  let columns: [(title: Text, cell: @MainActor (RowValue) -> AnyView)]
}

/// Builds the columns of a table from the statements of a closure.
@MainActor @resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// One column.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumns<RowValue> {
    let make = column.make
    let cell: @MainActor (RowValue) -> AnyView = { AnyView(make($0)) }
    return TableColumns(columns: [(column.title, cell)])
  }
  /// Several columns.
  public static func buildBlock(_ columns: TableColumns<RowValue>...) -> TableColumns<RowValue> {
    TableColumns(columns: columns.flatMap(\.columns))
  }
  /// An `if` without `else`.
  public static func buildOptional(_ columns: TableColumns<RowValue>?) -> TableColumns<RowValue> {
    columns ?? TableColumns(columns: [])
  }
  /// The first branch.
  public static func buildEither(first columns: TableColumns<RowValue>) -> TableColumns<RowValue> { columns }
  /// The second branch.
  public static func buildEither(second columns: TableColumns<RowValue>) -> TableColumns<RowValue> { columns }
}

/// The cells of one row of a table.
public struct TableRow<Value: Identifiable>: View {
  let value: Value

  /// The row of a value.
  public init(_ value: Value) { self.value = value }
}

extension TableRow: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> ForEach<Range<Int>, Int, AnyView> {
    let columns = (node.scope.value(TableColumnsKey.self) as? TableColumns<Value>)?.columns ?? []
    return ForEach(0..<columns.count, id: \.self) { columns[$0].cell(value) }
  }
}

private struct TableColumnsKey: BuiltInEnvironmentKey {
  static var defaultValue: Any? { nil }
}

/// Rows of cells under the titles of columns: the first row has the titles, each other one the texts of its cells.
public struct Table<Value: Identifiable, Rows: View>: View {
  let columns: TableColumns<Value>
  let rows: Rows
  let selection: ListSelection<Value.ID>?

  private init(columns: TableColumns<Value>, selection: ListSelection<Value.ID>? = nil, rows: Rows) {
    self.columns = columns
    self.selection = selection
    self.rows = rows
  }

  /// A table of values, with rows of the caller's own making.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> TableColumns<Value>,
    @ViewBuilder rows: () -> Rows
  ) { self.init(columns: columns(), rows: rows()) }

  /// A table of the elements of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns: columns(), rows: ForEach(data) { TableRow($0) })
  }

  /// A table of the elements of a collection, of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns: columns(), selection: .one(selection), rows: ForEach(data) { TableRow($0) })
  }

  /// A table of the elements of a collection, whose rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns: columns(), selection: .several(selection), rows: ForEach(data) { TableRow($0) })
  }

  /// A table of the elements of a collection; the order is the data's, and the titles do not change it here.
  public init<Data: RandomAccessCollection, SortOrder>(
    _ data: Data, sortOrder: Binding<SortOrder>, @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(columns: columns(), rows: ForEach(data) { TableRow($0) })
  }
}

extension Table: PrimitiveView {
  static var pathComponent: String? { "Table" }

  func content(in node: PrimitiveNode<Self>) -> ModifiedContent<Rows, EnvironmentModifier> {
    let columns = columns
    return rows.modifier(EnvironmentModifier { $0[TableColumnsKey.self] = columns })
  }

  func collect(_ node: PrimitiveNode<Self>, into collector: ElementCollector) {
    let table = Element(.table, node: node)
    let outer = collector.takesIdentities
    collector.takesIdentities = selection != nil
    let rows = collector.nested(rows: true) { node.forEachChild { $0.emit(into: collector) } }
    collector.takesIdentities = outer
    selection?.mark(rows, in: node)
    let header = Element(.row, node: node)
    header.states = .heading
    let titles = columns.columns.map { $0.title.label(at: node) }
    (header.label, header.labelKey) = (titles.first?.text, titles.first?.key)
    header.details = titles.dropFirst().map(\.text)
    table.children = rows.isEmpty ? [] : [header] + rows
    collector.append(table)
  }

  func perform(_ action: ElementAction, in node: PrimitiveNode<Self>) -> Bool {
    action == .refresh && node.refresh()
  }
}
