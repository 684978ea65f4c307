import Foundation

/// Where the loading of an image stands.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The image is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from a URL. Nothing is ever loaded: it stays at its placeholder, on every run.
public struct AsyncImage<Content: View>: View {
  let content: Content

  /// The placeholder, or what is shown while nothing is there yet.
  public var body: some View { content }
}

extension AsyncImage where Content == EmptyView {
  /// An image without a placeholder.
  public init(url: URL?, scale: CGFloat = 1) { content = EmptyView() }
}

extension AsyncImage {
  /// An image with a placeholder, which is what is shown.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
  }

  /// A view for each phase; the phase stays `empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}
