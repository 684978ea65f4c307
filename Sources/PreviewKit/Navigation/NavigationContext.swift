/// What the screens of a navigation stack know of it: what is pushed, and which destinations exist.
@MainActor
final class NavigationContext {
  /// A screen that was pushed.
  final class Entry {
    let key: Key
    var make: @MainActor () -> AnyView
    var node: NavigationScreenNode?
    /// Writes that the screen is gone, where a binding says that it is there.
    var onPop: (@MainActor () -> Void)?

    init(key: Key, make: @escaping @MainActor () -> AnyView) {
      self.key = key
      self.make = make
    }
  }

  /// Why a screen is there.
  enum Key: Hashable {
    /// A link, or a binding, at a node.
    case node(ObjectIdentifier)
    /// A value at a position of the path.
    case value(AnyHashable, Int)
  }

  private struct Destination {
    weak var node: _ViewNode?
    var make: @MainActor (Any) -> AnyView
  }

  private(set) var entries: [Entry] = []
  private var destinations: [ObjectIdentifier: Destination] = [:]
  weak var node: _ViewNode?
  /// Appends a value to the path that the app owns; nil when there is none.
  var appendToPath: (@MainActor (any Hashable) -> Bool)?
  /// Takes the last values off the path that the app owns.
  var removeFromPath: (@MainActor (Int) -> Void)?
  private var ownValues: [any Hashable] = []
  /// What the screens that were popped do when they have gone.
  private var farewells: [() -> Void] = []

  private func changed() {
    if let node { node.engine.mark(node) }
  }

  // MARK: Destinations

  func register<Value>(_ type: Value.Type, at node: _ViewNode, make: @escaping @MainActor (Value) -> AnyView) {
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = Destination(node: node, make: { make($0 as! Value) })
    for entry in entries {
      if case .value(let value, _) = entry.key, Swift.type(of: value.base) == type {
        entry.make = { [weak self] in self?.view(for: value) ?? AnyView(EmptyView()) }
      }
    }
    if isNew { changed() }
  }

  func view(for value: AnyHashable) -> AnyView {
    guard let destination = destinations[ObjectIdentifier(Swift.type(of: value.base))] else {
      let name = typeName(Swift.type(of: value.base))
      if let node {
        node.engine.report(
          RuntimeIssue(
            kind: .misuse, path: node.path,
            message: "no destination for a value of type \(name): add .navigationDestination(for: \(name).self)"
              + " inside the NavigationStack"))
      }
      return AnyView(Text(verbatim: "no destination for \(name)"))
    }
    return destination.make(value.base)
  }

  /// Whether there is a screen for values of the type of `value`.
  func hasDestination(for value: any Hashable) -> Bool {
    destinations[ObjectIdentifier(Swift.type(of: value))] != nil
  }

  // MARK: Pushing and popping

  /// A link with a value was tapped.
  func push(_ value: any Hashable) {
    if appendToPath?(value) == true { return }
    ownValues.append(value)
    setValues(ownValues)
    changed()
  }

  /// A link with a view was tapped, or a binding says that the screen is there.
  func push(_ key: Key, onPop: (@MainActor () -> Void)? = nil, make: @escaping @MainActor () -> AnyView) {
    if let entry = entries.first(where: { $0.key == key }) {
      entry.make = make
      return
    }
    let entry = Entry(key: key, make: make)
    entry.onPop = onPop
    entries.append(entry)
    changed()
  }

  /// The screen with the key, and all above it, are gone.
  func remove(_ key: Key) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    for entry in entries[index...].reversed() { unmount(entry) }
    entries.removeSubrange(index...)
    changed()
  }

  /// Takes the screen down. What it does when it has gone waits until the one below has come back.
  private func unmount(_ entry: Entry) {
    guard let screen = entry.node else { return }
    farewells += screen.engine.holdingBack { screen.unmount() }
    entry.node = nil
  }

  /// Runs after the update what the screens that were popped have left to do.
  func sayFarewells(in engine: Engine) {
    for farewell in farewells { engine.afterUpdate(farewell) }
    farewells = []
  }

  /// The entry's own `dismiss`, or a person who goes back.
  func pop(_ entry: Entry? = nil) -> Bool {
    guard let index = entry.map({ entry in entries.firstIndex { $0 === entry } }) ?? entries.indices.last else {
      return false
    }
    let removed = entries[index...]
    let values = removed.filter { if case .value = $0.key { true } else { false } }.count
    for entry in removed.reversed() { unmount(entry) }
    entries.removeSubrange(index...)
    for entry in removed.reversed() { entry.onPop?() }
    if values > 0 {
      if let removeFromPath { removeFromPath(values) } else { ownValues.removeLast(min(values, ownValues.count)) }
    }
    changed()
    return true
  }

  /// The values that are on the path now; screens of other values go, and everything above them.
  func setValues(_ values: [any Hashable]) {
    ownValues = values
    let keys = values.enumerated().map { Key.value(AnyHashable($1), $0) }
    let mounted = entries.filter { if case .value = $0.key { true } else { false } }
    let common = zip(mounted, keys).prefix { $0.key == $1 }.count
    if mounted.count > common { remove(mounted[common].key) }
    for key in keys[common...] {
      guard case .value(let value, _) = key else { continue }
      entries.append(Entry(key: key) { [weak self] in self?.view(for: value) ?? AnyView(EmptyView()) })
    }
  }
}

struct NavigationContextKey: BuiltInEnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}
