import Foundation

/// A URL that the app is asked to open from outside.
@MainActor
final class IncomingURL {
  let url: URL
  /// How many views have taken it.
  var receiverCount = 0

  init(_ url: URL) { self.url = url }
}

struct IncomingURLKey: BuiltInEnvironmentKey {
  static var defaultValue: IncomingURL? { nil }
}

/// Runs a closure for each URL that comes while the view is mounted.
struct OpenURLModifier: PrimitiveModifier {
  let action: (URL) -> Void

  @MainActor final class Storage {
    var last: IncomingURL?

    init(_ last: IncomingURL?) { self.last = last }
  }

  /// A view that appears because of a URL does not get that one.
  func makeStorage(in node: _ViewNode) -> Storage { Storage(node.scope.value(IncomingURLKey.self)) }

  static var hasDependencies: Bool { true }

  func evaluate(_ node: PrimitiveModifierNode<Self>) {
    guard let incoming = node.scope.value(IncomingURLKey.self), incoming !== node.storage.last else { return }
    node.storage.last = incoming
    incoming.receiverCount += 1
    node.engine.afterUpdate { [weak node] in
      guard let node, node.isMounted else { return }
      node.modifier.action(incoming.url)
    }
  }
}

extension View {
  /// Runs `action` when the app is asked to open a URL from outside, in every view that is mounted.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

extension ViewHost {
  /// Opens `url` as the system does from outside: every `onOpenURL` of the mounted views runs.
  ///
  /// - Returns: How many there were.
  public func open(_ url: URL) -> Int {
    let incoming = IncomingURL(url)
    setEnvironment { $0[IncomingURLKey.self] = incoming }
    return incoming.receiverCount
  }
}
