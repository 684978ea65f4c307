import Combine

/// Owns an observable object for as long as the view is mounted, and follows it.
///
/// The object is made once for each identity, when the view is first mounted.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var owned: OwnedObject<ObjectType>?

  /// Makes the object with `thunk` when the view is first mounted.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. On a view that is not installed: a new one each time.
  @MainActor public var wrappedValue: ObjectType { owned?.object ?? make() }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Connects the property with the object of its view.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    let property = base.assumingMemoryBound(to: Self.self)
    let owned = slots.next { OwnedObject(Tracking.suspended(property.pointee.make)) }
    property.pointee.owned = owned
    slots.node.engine.objects.observe(owned.object, by: slots.node)
    return true
  }

  /// The seed is no input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { { _, _ in true } }
}

/// The object of a mounted view's `@StateObject`.
final class OwnedObject<Object: AnyObject> {
  let object: Object

  init(_ object: Object) { self.object = object }
}
