/// One surface that can present one thing at a time: the window, or what is presented above it.
@MainActor
final class PresentationLevel {
  private(set) weak var current: PresentationStorage?
  /// The views that keep a person from closing it, other than by its own controls.
  var dismissBlockers: Set<ObjectIdentifier> = []
  private var waiting: [(storage: WeakStorage, present: @MainActor () -> Void)] = []

  private struct WeakStorage { weak var storage: PresentationStorage? }

  /// Whether `storage` may present now. If not, `present` is called as soon as it may.
  func admit(_ storage: PresentationStorage, otherwise present: @escaping @MainActor () -> Void) -> Bool {
    if current == nil || current === storage {
      current = storage
      return true
    }
    if !waiting.contains(where: { $0.storage.storage === storage }) {
      waiting.append((WeakStorage(storage: storage), present))
    }
    return false
  }

  /// Whether a person can reach what `node` shows: it belongs to the topmost presentation.
  func canReach(_ node: _ViewNode) -> Bool {
    var top: PresentationStorage?
    var level: PresentationLevel? = self
    while let storage = level?.current, storage.content != nil {
      top = storage
      level = storage.contentLevel
    }
    guard let top, let content = top.content else { return true }
    return node === top.presenter || node.isInside(content)
  }

  /// The presentation of `storage` has ended, or is no longer wanted.
  func release(_ storage: PresentationStorage) {
    waiting.removeAll { $0.storage.storage === storage || $0.storage.storage == nil }
    guard current === storage else { return }
    current = nil
    if !waiting.isEmpty { waiting.removeFirst().present() }
  }
}

extension ElementCollector {
  /// Adds what is presented from a place that is not seen itself: a covered screen, a tab that is not selected.
  func addPresentations(from node: _ViewNode) {
    guard node.scope.value(PresentationLevelKey.self)?.current != nil else { return }
    _ = onScreen { node.emit(into: self) }
  }
}

struct PresentationLevelKey: BuiltInEnvironmentKey {
  static var defaultValue: PresentationLevel? { nil }
}

/// Called after a button in an alert, dialog or menu has run its action.
struct AfterButtonActionKey: BuiltInEnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

/// What a node keeps of something that it presents.
@MainActor
final class PresentationStorage {
  /// The view that presents.
  weak var presenter: _ViewNode?
  /// What the content may present in turn.
  var contentLevel: PresentationLevel?
  /// The mounted content.
  var content: PresentedNode?
  /// Whose presentation it is, for items.
  var identity: AnyHashable?
  /// The title, where it was made together with the content.
  var title: Text?
  var level: PresentationLevel?
}
