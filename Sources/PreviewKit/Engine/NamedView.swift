/// A view of PreviewKit's own that stands for something of the app's, and has its name in paths and messages.
protocol NamedView: View {
  static var viewName: String { get }
}

extension StyledView: NamedView {
  static var viewName: String { typeName(Style.self) }
}

extension ToolbarContentView: NamedView {
  static var viewName: String { typeName(Content.self) }
}
