import Foundation

extension View {
  /// Shows an alert while `isPresented` is true. Without buttons it has an "OK"; any button ends it.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert while `isPresented` is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    notice(
      .alert(title), data: { () },
      isPresented: isPresented, actions: { _ in actions() }, message: { _ in message() })
  }

  /// Shows an alert while `isPresented` is true and there is data; the data of that moment stays.
  public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message while `isPresented` is true and there is data; the data of that moment stays.
  public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A, @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert with a message while `isPresented` is true and there is data; the data of that moment stays.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert with a message while `isPresented` is true and there is data; the data of that moment stays.
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(
      .alert(title), data: { data },
      isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert while `isPresented` is true and there is data; the data of that moment stays.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert while `isPresented` is true and there is data; the data of that moment stays.
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert titled by the error while `isPresented` is true and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message, titled by the error, while `isPresented` is true and there is one.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor (E) -> A,
    @ViewBuilder message: @escaping @MainActor (E) -> M
  ) -> some View {
    notice(
      .alert(error.map { Text(error: $0) } ?? Text(verbatim: "")),
      data: { error },
      isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks for a choice while `isPresented` is true. A cancel is added unless there is one; every button ends it.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Asks for a choice while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Asks for a choice, with a message, while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Asks for a choice, with a message, while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    notice(
      .dialog(title, isTitleVisible: titleVisibility != .hidden),
      data: { () },
      isPresented: isPresented, actions: { _ in actions() }, message: { _ in message() })
  }

  /// Asks for a choice while `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: { EmptyView() })
  }

  /// Asks for a choice, with a message, while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A, @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Asks for a choice about data while `isPresented` is true and there is some.
  public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks for a choice about data while `isPresented` is true and there is some.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks for a choice about data, with a message, while `isPresented` is true and there is some.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Asks for a choice about data, with a message, while `isPresented` is true and there is some.
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(
      .dialog(title, titleVisibility),
      data: { data },
      isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks for a choice about data while `isPresented` is true and there is some.
  public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    notice(
      .dialog(Text(titleKey), isTitleVisible: titleVisibility != .hidden),
      data: { data },
      isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert in the older form.
  public func alert(isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert) -> some View {
    legacyAlert(
      request: { isPresented.wrappedValue ? (content(), nil) : nil },
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
  }

  /// Shows an alert for an item in the older form.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    legacyAlert(
      request: { item.wrappedValue.map { (content($0), AnyHashable($0.id)) } },
      dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } })
  }

  private func legacyAlert(
    request: @escaping @MainActor () -> (Alert, AnyHashable?)?, dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      PresentationModifier<AlertContent>(
        kind: .alert(Text(verbatim: "")),
        request: { request().map { .init(identity: $0.1, content: AlertContent(alert: $0.0), title: $0.0.title) } },
        dismiss: dismiss, isLive: false))
  }

  private func notice<T, A: View, M: View>(
    _ kind: PresentationKind, data: @escaping @MainActor () -> T?, isPresented: Binding<Bool>,
    actions: @escaping @MainActor (T) -> A,
    message: @escaping @MainActor (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier<DeferredContent<TupleView<M, A>>>(
        kind: kind,
        request: {
          guard isPresented.wrappedValue, let data = data() else { return nil }
          return .init(identity: nil, content: DeferredContent { TupleView(message(data), actions(data)) })
        },
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        isLive: false, isStillWanted: { isPresented.wrappedValue }))
  }
}
