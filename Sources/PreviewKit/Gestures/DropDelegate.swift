import Foundation

/// What is done with a drop.
public enum DropOperation: Hashable, Sendable {
  /// Given up.
  case cancel
  /// Not allowed.
  case forbidden
  /// Copied.
  case copy
  /// Moved.
  case move
}

/// What a view would do with a drop.
public struct DropProposal: Hashable, Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// What would be done.
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drop over a view.
public struct DropInfo {
  /// Where, in points.
  public let location: CGPoint
  /// Whether something of the types is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What of the types is dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// Decides about drops; nothing is dropped here, so it is never asked.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop is of interest.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the drop.
  func performDrop(info: DropInfo) -> Bool
  /// The drop has come over the view.
  func dropEntered(info: DropInfo)
  /// The drop moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drop has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Every drop.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Lets things be dropped; nothing is dropped here.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}
