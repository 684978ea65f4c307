import Foundation

// The forms of the newer SDKs, in which an optional value says both whether and what to present.
extension View {
  /// Shows an alert while there is an item; the item of the moment it appeared stays. Any button makes it nil.
  public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    notice(.alert(Text(titleKey)), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert while there is an item.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    notice(.alert(Text(title)), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert while there is an item.
  public func alert<T, A: View>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    notice(.alert(title), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message while there is an item.
  public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(.alert(Text(titleKey)), item: item, actions: actions, message: message)
  }

  /// Shows an alert with a message while there is an item.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(.alert(Text(title)), item: item, actions: actions, message: message)
  }

  /// Shows an alert with a message while there is an item.
  public func alert<T, A: View, M: View>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(.alert(title), item: item, actions: actions, message: message)
  }

  /// Shows an alert titled by the error while there is one, with "OK"; it makes the error nil.
  public func alert<E: Error>(error: Binding<E?>) -> some View {
    alert(error: error, actions: { _ in EmptyView() }, message: { _ in EmptyView() })
  }

  /// Shows an alert titled by the error while there is one.
  public func alert<E: Error, A: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping @MainActor (E) -> A
  ) -> some View {
    alert(error: error, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message, titled by the error, while there is one.
  public func alert<E: Error, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: @escaping @MainActor (E) -> A,
    @ViewBuilder message: @escaping @MainActor (E) -> M
  ) -> some View {
    notice(.alert(Text(verbatim: "")), item: error, title: { Text(error: $0) }, actions: actions, message: message)
  }

  /// Asks for a choice about an item while there is one. A cancel is added unless there is one; every button ends it.
  public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    notice(.dialog(Text(titleKey), titleVisibility), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Asks for a choice about an item while there is one.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    notice(.dialog(Text(title), titleVisibility), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Asks for a choice about an item while there is one.
  public func confirmationDialog<T, A: View>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    notice(.dialog(title, titleVisibility), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Asks for a choice about an item, with a message, while there is one.
  public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(.dialog(Text(titleKey), titleVisibility), item: item, actions: actions, message: message)
  }

  /// Asks for a choice about an item, with a message, while there is one.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(.dialog(Text(title), titleVisibility), item: item, actions: actions, message: message)
  }

  /// Asks for a choice about an item, with a message, while there is one.
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, item: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(.dialog(title, titleVisibility), item: item, actions: actions, message: message)
  }

  private func notice<T, A: View, M: View>(
    _ kind: PresentationKind, item: Binding<T?>, title: (@MainActor (T) -> Text)? = nil,
    actions: @escaping @MainActor (T) -> A, message: @escaping @MainActor (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier<DeferredContent<TupleView<M, A>>>(
        kind: kind,
        request: {
          guard let data = item.wrappedValue else { return nil }
          return .init(
            identity: nil, content: DeferredContent { TupleView(message(data), actions(data)) }, title: title?(data))
        },
        dismiss: { if item.location.peek() != nil { item.wrappedValue = nil } },
        isLive: false, isStillWanted: { item.wrappedValue != nil }))
  }
}

extension PresentationKind {
  /// A dialog whose title shows unless `visibility` hides it.
  static func dialog(_ title: Text, _ visibility: Visibility) -> PresentationKind {
    .dialog(title, isTitleVisible: visibility != .hidden)
  }
}

extension Text {
  /// What an error says of itself to a person.
  init(error: some Error) {
    let description = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
    self.init(verbatim: StableText.withoutAddresses(description))
  }
}
