import Combine

/// Reads an observable object that a view above injected with `.environmentObject(_:)`, and follows its changes.
///
/// Where SwiftUI ends the process because the object is missing, the view is not shown here, and the run fails with
/// the type, the path and the fix.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Reads the object of this type.
  public init() {}

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(typeName(ObjectType.self)) found. A View.environmentObject(_:) for "
          + "\(typeName(ObjectType.self)) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an observable object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// Finds the object in the environment of the view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    guard let object = slots.node.scope.value(EnvironmentObjectKey<ObjectType>.self).object else {
      let name = typeName(ObjectType.self)
      slots.node.reportMissing(
        name, kind: "ObservableObject", modifier: "View.environmentObject(_:)", fix: ".environmentObject(\(name)(…))")
      return false
    }
    property.pointee.object = object
    slots.node.engine.objects.observe(object, by: slots.node)
    return true
  }

  /// The place decides about the object, not the property.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { _, _ in true } }
}

/// The key of an injected object: its type.
struct EnvironmentObjectKey<Object: AnyObject>: BuiltInEnvironmentKey {
  static var defaultValue: ObjectReference<Object> { ObjectReference() }
}
