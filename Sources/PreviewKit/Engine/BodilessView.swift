/// A view that has no body, because the engine knows it by itself.
///
/// Only such views get a body of type `Never` without writing one. If every view got it, a component that has no body, or one
/// of a wrong type, would compile.
@MainActor @preconcurrency
protocol BodilessView: View where Body == Never {}

extension BodilessView {
  /// A view that the engine knows by itself has no body; reading it is a mistake of the caller.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}
