import Combine

/// Follows an observable object that another view or the app owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private let object: ObjectType

  /// Follows `wrappedValue`.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Follows `initialValue`.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  @MainActor public var wrappedValue: ObjectType { object }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the properties of an observable object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ReferenceLocation(object, keyPath))
    }
  }

  /// Starts to follow the object.
  public static func _install(at base: UnsafeMutableRawPointer, in slots: inout _PropertySlots) -> Bool {
    slots.node.engine.objects.observe(base.assumingMemoryBound(to: Self.self).pointee.object, by: slots.node)
    return true
  }

  /// The same object is the same input.
  public static var _compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    {
      $0.assumingMemoryBound(to: Self.self).pointee.object === $1.assumingMemoryBound(to: Self.self).pointee.object
    }
  }
}
