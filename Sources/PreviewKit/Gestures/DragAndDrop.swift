import Foundation

/// Something that is carried by a drag; nothing is carried here.
public final class NSItemProvider {
  /// Nothing.
  public init() {}
  /// An object.
  public init(object: Any) {}
}

extension View {
  /// Lets the view be dragged; nothing is dragged here.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged; nothing is dragged here.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    self
  }

  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Lets the view be dragged; nothing is dragged here.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Lets the view be dragged; nothing is dragged here.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Lets things be dropped; nothing is dropped here.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
