import Observation

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// How an observable object is read.
  @usableFromInline
  final class ObjectSource {
    let read: (EnvironmentScope?) -> Value?
    let name: String
    let isOptional: Bool

    init(name: String, isOptional: Bool, read: @escaping (EnvironmentScope?) -> Value?) {
      self.name = name
      self.isOptional = isOptional
      self.read = read
    }
  }

  // Either the key or the object; two references, so that nothing depends on the layout of `Value`.
  @usableFromInline let keyPath: KeyPath<EnvironmentValues, Value>?
  @usableFromInline let object: ObjectSource?
  @usableFromInline var scope: EnvironmentScope?

  /// Reads the value at `keyPath`.
  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    object = nil
    scope = nil
  }

  /// Reads the observable object of this type that a view above set with `.environment(_:)`.
  ///
  /// Without such an object the view is not shown, and the run fails with the type, the path and the fix.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = nil
    object = ObjectSource(name: typeName(Value.self), isOptional: false) {
      $0?.value(ObservableObjectKey<Value>.self).object
    }
  }

  /// Reads the observable object of this type, or nil where no view above set one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    object = ObjectSource(name: typeName(T.self), isOptional: true) {
      .some($0?.value(ObservableObjectKey<T>.self).object)
    }
  }

  /// The value in force where the view stands. On a view that is not installed (in `init`, say): the default.
  public var wrappedValue: Value {
    if let keyPath { return EnvironmentValues(scope: scope)[keyPath: keyPath] }
    guard let source = object, let object = source.read(scope) else {
      let name = object?.name ?? typeName(Value.self)
      fatalError(
        "No Observable object of type \(name) found. A View.environment(_:) for \(name) may be missing as an ancestor"
          + " of this view.")
    }
    return object
  }

  /// Connects the property with the environment of its view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    property.pointee.scope = slots.node.scope
    guard let object = property.pointee.object, !object.isOptional else { return true }
    if object.read(slots.node.scope) != nil { return true }
    slots.node.reportMissing(
      object.name, kind: "Observable object", modifier: "View.environment(_:)",
      fix: ".environment(\(object.name)(…))")
    return false
  }

  /// The place decides about the value, not the property.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      let old = old.assumingMemoryBound(to: Self.self).pointee.keyPath
      let new = new.assumingMemoryBound(to: Self.self).pointee.keyPath
      // Neither has a key: both read the object of the same type.
      return old === new || old == new
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
        message: "No \(kind) of type \(type) found. A \(modifier) for \(type) may be missing as an ancestor of this"
          + " view. View: \(path). Fix: add \(fix) above it."))
  }
}
