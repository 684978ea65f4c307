/// Presents content above the view: a sheet, a cover, a popover, an alert or a dialog.
struct PresentationModifier<Content: View>: PrimitiveModifier {
  /// What is wanted at this moment.
  struct Request {
    /// For items, whose presentation it is; another identity is another presentation.
    let identity: AnyHashable?
    /// What is shown.
    let content: Content
    /// The title, where it is made together with the content.
    var title: Text?
  }

  let kind: PresentationKind
  /// Reads whether and what to present.
  let request: @MainActor () -> Request?
  /// Writes that nothing is presented any more.
  let dismiss: @MainActor () -> Void
  var onDismiss: (@MainActor () -> Void)?
  /// Whether content is made again in updates while it is presented; alerts keep what they had.
  var isLive = true
  /// For what keeps its content: whether it stays, whatever became of the data.
  var isStillWanted: (@MainActor () -> Bool)?

  @MainActor final class Storage {
    var request: Request?
    let presented = PresentationStorage()
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage() }

  static var hasDependencies: Bool { true }

  func evaluate(_ node: PrimitiveModifierNode<Self>) {
    if let isStillWanted, node.storage.presented.content != nil {
      if !isStillWanted() { node.storage.request = nil }
      return
    }
    node.storage.request = request()
  }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    let presented = node.storage.presented
    if presented.content != nil, node.storage.request == nil || node.storage.request?.identity != presented.identity {
      end(node)
    }
    guard let request = node.storage.request else {
      presented.level?.release(presented)
      return
    }
    if let content = presented.content {
      if isLive { Content._updateNode(content.child!, with: request.content) }
      return
    }
    present(request, in: node)
  }

  private func present(_ request: Request, in node: PrimitiveModifierNode<Self>) {
    let presented = node.storage.presented
    let level = node.scope.value(PresentationLevelKey.self)
    presented.level = level
    let isAdmitted = level?.admit(presented) { [weak node] in node.map { $0.engine.mark($0) } } ?? true
    guard isAdmitted else {
      node.engine.report(
        RuntimeIssue(
          kind: .presentationConflict, path: node.path,
          message: "\(kind.name) in \(node.path) waits: the same view already presents something;"
            + " SwiftUI shows one presentation at a time"))
      return
    }
    presented.identity = request.identity
    presented.title = request.title ?? kind.title
    presented.presenter = node
    presented.content = PresentedNode(request.content, in: node.extraContext(scope: scope(for: node)))
  }

  /// The environment of the content: that of the place, with what belongs to the presentation.
  private func scope(for node: PrimitiveModifierNode<Self>) -> EnvironmentScope {
    let scope = EnvironmentScope(parent: node.scope, engine: node.engine)
    var values = EnvironmentValues(scope: nil)
    let dismiss: @MainActor () -> Void = { [weak node] in node?.modifier.dismiss() }
    let level = PresentationLevel()
    node.storage.presented.contentLevel = level
    values[PresentationLevelKey.self] = level
    values.beginEditMode()
    if kind.endsWithAnyButton {
      values[AfterButtonActionKey.self] = dismiss
    } else {
      values.dismiss = DismissAction(action: dismiss)
      values.isPresented = true
      values[AfterButtonActionKey.self] = nil
    }
    values[NavigationContextKey.self] = nil
    values.apply(to: scope)
    return scope
  }

  private func end(_ node: PrimitiveModifierNode<Self>) {
    let presented = node.storage.presented
    presented.content?.unmount()
    presented.content = nil
    presented.identity = nil
    presented.level?.release(presented)
    if let onDismiss { node.engine.afterUpdate(onDismiss) }
  }

  func willUnmount(_ node: PrimitiveModifierNode<Self>) {
    let presented = node.storage.presented
    presented.content = nil
    presented.level?.release(presented)
  }

  func forEachExtra(_ node: PrimitiveModifierNode<Self>, _ body: (_ViewNode) -> Void) {
    if let content = node.storage.presented.content { body(content) }
  }

  func collect(_ node: PrimitiveModifierNode<Self>, into collector: ElementCollector) {
    node.content.emit(into: collector)
    guard let content = node.storage.presented.content else { return }
    let element = Element(kind.role, node: node)
    collector.present(element) { content.emit(into: collector) }
    kind.finish(element, title: node.storage.presented.title, at: node)
  }

  func perform(_ action: ElementAction, in node: PrimitiveModifierNode<Self>) -> Bool {
    switch action {
    // The button that the system adds to alerts and dialogs.
    case .tap where kind.endsWithAnyButton: dismiss()
    case .dismiss where kind.canBeDismissed:
      guard node.storage.presented.contentLevel?.dismissBlockers.isEmpty != false else { return false }
      dismiss()
    default: return false
    }
    return true
  }
}

/// What kind of presentation it is, and what the system adds to it.
@MainActor
enum PresentationKind {
  case sheet
  case cover
  case popover
  case alert(Text)
  case dialog(Text, isTitleVisible: Bool)

  var role: ElementRole {
    switch self {
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .alert: .alert
    case .dialog: .dialog
    }
  }

  var name: String {
    switch self {
    case .sheet: "the sheet"
    case .cover: "the full-screen cover"
    case .popover: "the popover"
    case .alert: "the alert"
    case .dialog: "the confirmation dialog"
    }
  }

  var title: Text? {
    switch self {
    case .alert(let title), .dialog(let title, _): title
    default: nil
    }
  }

  /// Alerts and dialogs end with whatever button is tapped.
  var endsWithAnyButton: Bool {
    switch self {
    case .alert, .dialog: true
    default: false
    }
  }

  /// Whether a person can close it without a button.
  var canBeDismissed: Bool {
    switch self {
    case .sheet, .popover, .dialog: true
    default: false
    }
  }

  /// Adds the title and the buttons that are the system's.
  func finish(_ element: Element, title: Text?, at node: _ViewNode) {
    switch self {
    case .sheet, .cover, .popover: break
    case .alert:
      if let title { (element.label, element.labelKey) = title.label(at: node) }
      if !element.children.contains(where: { $0.role == .button }) {
        element.children.append(Element(.button, label: "OK", node: node))
      }
    case .dialog(_, let isTitleVisible):
      if isTitleVisible, let title { (element.label, element.labelKey) = title.label(at: node) }
      if !element.children.contains(where: { $0.states.contains(.cancel) }) {
        let cancel = Element(.button, label: "Cancel", node: node)
        cancel.states = .cancel
        element.children.append(cancel)
      }
    }
  }
}

/// Content that is made by a closure on behalf of its own node, so that it follows what the closure reads.
struct DeferredContent<Content: View>: View {
  let make: @MainActor () -> Content
}

extension DeferredContent: PrimitiveView {
  func content(in node: PrimitiveNode<Self>) -> Content { make() }
  static var isTransparentForRows: Bool { true }
}
