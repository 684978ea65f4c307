extension View {
  /// Presents a sheet while `isPresented` is true. Its content stands in the environment of this view.
  ///
  /// The content follows every state that its closure reads, also one that the body of the presenter does not read;
  /// SwiftUI may show an old value of such a state.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet for an item; another item dismisses it and is presented in its place.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presentation(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover of the full screen while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presentation(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents a cover of the full screen for an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presentation(.cover, item: item, onDismiss: onDismiss, content: content)
  }

  /// Presents a popover while `isPresented` is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presentation(.popover, isPresented: isPresented, onDismiss: nil, content: content)
  }

  /// Presents a popover for an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presentation(.popover, item: item, onDismiss: nil, content: content)
  }

  private func presentation<Content: View>(
    _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)?,
    content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(
      PresentationModifier<DeferredContent<Content>>(
        kind: kind,
        request: { isPresented.wrappedValue ? .init(identity: nil, content: DeferredContent(make: content)) : nil },
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        onDismiss: onDismiss))
  }

  private func presentation<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (@MainActor () -> Void)?,
    content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier<DeferredContent<Content>>(
        kind: kind,
        request: {
          item.wrappedValue.map { item in
            .init(identity: AnyHashable(item.id), content: DeferredContent { content(item) })
          }
        },
        dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } },
        onDismiss: onDismiss))
  }
}

/// Where a popover is attached; it does not show in an outline.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle.
  public enum Source: Hashable, Sendable {
    /// The view's bounds.
    case bounds
  }
}
