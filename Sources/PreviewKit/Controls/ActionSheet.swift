/// A choice between buttons, in the older form.
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A sheet with buttons, "Cancel" unless others are given.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Asks for a choice while `isPresented` is true, in the older form.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    actionSheet(
      request: { isPresented.wrappedValue ? (content(), nil) : nil },
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
  }

  /// Asks for a choice about an item, in the older form.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    actionSheet(
      request: { item.wrappedValue.map { (content($0), AnyHashable($0.id)) } },
      dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } })
  }

  private func actionSheet(
    request: @escaping @MainActor () -> (ActionSheet, AnyHashable?)?, dismiss: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      PresentationModifier<ActionSheetContent>(
        kind: .dialog(Text(verbatim: ""), isTitleVisible: true),
        request: {
          request().map { .init(identity: $0.1, content: ActionSheetContent(sheet: $0.0), title: $0.0.title) }
        }, dismiss: dismiss, isLive: false))
  }
}

/// The message and the buttons of a choice in the older form.
struct ActionSheetContent: View {
  let sheet: ActionSheet

  var body: some View {
    sheet.message
    ForEach(0..<sheet.buttons.count, id: \.self) { index in
      let button = sheet.buttons[index]
      PreviewKit.Button(role: button.role, action: button.action ?? {}) { button.label }
    }
  }
}
