/// Says which screen shows values of a type.
struct ValueDestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: @MainActor (Value) -> Destination

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    guard let context = node.scope.value(NavigationContextKey.self) else {
      node.engine.report(
        RuntimeIssue(
          kind: .misuse, path: node.path,
          message:
            "navigationDestination(for: \(typeName(Value.self)).self) has no NavigationStack above it in \(node.path)"))
      return
    }
    context.register(Value.self, at: node) { [destination] value in
      AnyView(DeferredContent { destination(value) })
    }
  }
}

/// Pushes a screen while a binding says so.
struct BoundDestinationModifier<Destination: View>: PrimitiveModifier {
  let make: @MainActor () -> (@MainActor () -> Destination)?
  let onPop: @MainActor () -> Void

  final class Storage {
    var make: (@MainActor () -> Destination)?
  }

  func makeStorage(in node: _ViewNode) -> Storage { Storage() }

  static var hasDependencies: Bool { true }

  func evaluate(_ node: PrimitiveModifierNode<Self>) { node.storage.make = make() }

  func didUpdate(_ node: PrimitiveModifierNode<Self>, from old: Self?) {
    guard let context = node.scope.value(NavigationContextKey.self) else { return }
    let key = NavigationContext.Key.node(ObjectIdentifier(node))
    if let make = node.storage.make {
      context.push(key, onPop: onPop) { AnyView(DeferredContent(make: make)) }
    } else {
      context.remove(key)
    }
  }
}

extension View {
  /// Says which screen a navigation stack shows for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    modifier(ValueDestinationModifier(destination: destination))
  }

  /// Pushes a screen while `isPresented` is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
  ) -> some View {
    modifier(
      BoundDestinationModifier(
        make: { isPresented.wrappedValue ? destination : nil }, onPop: { isPresented.wrappedValue = false }))
  }

  /// Pushes a screen while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    modifier(
      BoundDestinationModifier<C>(
        make: {
          guard let value = item.wrappedValue else { return nil }
          // Made and called on the main actor only.
          nonisolated(unsafe) let shown = value
          return { @MainActor () -> C in destination(shown) }
        },
        onPop: { item.wrappedValue = nil }))
  }
}
