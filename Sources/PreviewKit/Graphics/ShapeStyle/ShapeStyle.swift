/// A colour, gradient or other way to fill a shape or text.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for; `Never` for those that stand for themselves.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension ShapeStyle where Resolved == Never {
  /// Never to be called: the style stands for itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for itself and cannot be resolved further.")
  }
}

extension Never: ShapeStyle {}
