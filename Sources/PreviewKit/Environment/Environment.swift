import Observation

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case key(KeyPath<EnvironmentValues, Value>)
    case object(read: (EnvironmentScope?) -> Value?, name: String, isOptional: Bool)
  }

  private let source: Source
  private var scope: EnvironmentScope?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .key(keyPath)
  }

  /// Reads the observable object of this type that a view above set with `.environment(_:)`.
  ///
  /// Without such an object the view is not shown, and the run fails with the type, the path and the fix.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(
      read: { $0?.value(ObservableObjectKey<Value>.self).object }, name: typeName(Value.self), isOptional: false)
  }

  /// Reads the observable object of this type, or nil where no view above set one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(
      read: { .some($0?.value(ObservableObjectKey<T>.self).object) }, name: typeName(T.self), isOptional: true)
  }

  /// The value in force where the view stands. On a view that is not installed (in `init`, say): the default.
  public var wrappedValue: Value {
    switch source {
    case .key(let keyPath): return EnvironmentValues(scope: scope)[keyPath: keyPath]
    case .object(let read, let name, _):
      guard let object = read(scope) else {
        fatalError(
          "No Observable object of type \(name) found. A View.environment(_:) for \(name) may be missing as an ancestor"
            + " of this view.")
      }
      return object
    }
  }

  /// Connects the property with the environment of its view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    property.pointee.scope = slots.node.scope
    guard case .object(let read, let name, let isOptional) = property.pointee.source, !isOptional else { return true }
    if read(slots.node.scope) != nil { return true }
    slots.node.reportMissing(
      name, kind: "Observable object", modifier: "View.environment(_:)", fix: ".environment(\(name)(…))")
    return false
  }

  /// The place decides about the value, not the property.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      let old = old.assumingMemoryBound(to: Self.self).pointee.source
      let new = new.assumingMemoryBound(to: Self.self).pointee.source
      switch (old, new) {
      case (.key(let old), .key(let new)): return old === new || old == new
      case (.object, .object): return true
      default: return false
      }
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// The key of an observable object in the environment: its type.
struct ObservableObjectKey<Object: AnyObject>: BuiltInEnvironmentKey {
  static var defaultValue: ObjectReference<Object> { ObjectReference() }
}

/// An object in the environment. What counts is which one it is, also for objects that are `Equatable`.
struct ObjectReference<Object: AnyObject>: Equatable {
  var object: Object?

  static func == (one: Self, other: Self) -> Bool { one.object === other.object }
}

extension _ViewNode {
  /// Reports that an object was not injected, in the words that people search for.
  func reportMissing(_ type: String, kind: String, modifier: String, fix: String) {
    let path = self.path
    engine.report(
      RuntimeIssue(
        kind: .missingObject, path: path,
        message: "No \(kind) of type \(type) found. A \(modifier) for \(type) may be missing as an ancestor of this view."
          + " View: \(path). Fix: add \(fix) above it."))
  }
}
