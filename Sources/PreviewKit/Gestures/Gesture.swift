/// What a person does with their fingers, as a view recognises it.
///
/// A gesture is fed whole actions here: a tap, a long press, a drag by a distance. It delivers its values while the
/// action goes on, and at last the value with which it ended.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture
  /// The gesture, as another one.
  var body: Body { get }
  /// Delivers the values that come of `action`; false when the gesture does not know it.
  func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool
}

/// A value of a gesture that goes on, or the value with which it ended.
public enum _GesturePhase<Value> {
  /// The gesture goes on.
  case changed(Value)
  /// The gesture has ended.
  case ended(Value)

  /// The same phase of another value.
  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    }
  }
}

extension Gesture where Body: Gesture, Body.Value == Value {
  /// What the body recognises.
  public func _recognise(
    _ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void
  ) -> Bool { !StackGuard.refuses(Self.self) && body._recognise(action, deliver) }
}

/// A gesture that the engine knows by itself.
@MainActor @preconcurrency
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// A gesture that the engine knows by itself has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  /// `Never` has no value.
  public typealias Value = Never
  /// Never recognises nothing.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Never>) -> Void) -> Bool {
    false
  }
}

extension Gesture {
  /// Runs `action` when the gesture has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs `action` for each value while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable { _ChangedGesture(base: self, action: action) }

  /// The gesture with other values.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// The other gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else the other.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The gesture with the keys that are held down, of which there are none here.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

/// A gesture that runs a closure when it has ended.
public struct _EndedGesture<Base: Gesture>: Gesture, PrimitiveGesture {
  /// The gesture's value.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  /// What the gesture beneath recognises.
  public func _recognise(
    _ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Base.Value>) -> Void
  ) -> Bool {
    base._recognise(action) { phase in
      if case .ended(let value) = phase { self.action(value) }
      deliver(phase)
    }
  }
}

/// A gesture that runs a closure while it goes on.
public struct _ChangedGesture<Base: Gesture>: Gesture, PrimitiveGesture {
  /// The gesture's value.
  public typealias Value = Base.Value
  let base: Base
  let action: (Base.Value) -> Void

  /// What the gesture beneath recognises.
  public func _recognise(
    _ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Base.Value>) -> Void
  ) -> Bool {
    base._recognise(action) { phase in
      if case .changed(let value) = phase { self.action(value) }
      deliver(phase)
    }
  }
}

/// A gesture with other values.
public struct _MapGesture<Base: Gesture, Value>: Gesture, PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// What the gesture beneath recognises.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    base._recognise(action) { deliver($0.map(transform)) }
  }
}

/// A gesture that asks for keys to be held down.
public struct _ModifiersGesture<Base: Gesture>: Gesture, PrimitiveGesture {
  /// The gesture's value.
  public typealias Value = Base.Value
  let base: Base
  let modifiers: EventModifiers

  /// No keys are held down: only a gesture that asks for none is recognised.
  public func _recognise(
    _ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Base.Value>) -> Void
  ) -> Bool { modifiers.isEmpty && base._recognise(action, deliver) }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
  /// The value of the gestures.
  public struct Value {
    /// The value of the first, if it is recognised.
    public var first: First.Value?
    /// The value of the second, if it is recognised.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Both gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What either recognises.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    let isFirst = first._recognise(action) { deliver($0.map { Value(first: $0, second: nil) }) }
    let isSecond = second._recognise(action) { deliver($0.map { Value(first: nil, second: $0) }) }
    return isFirst || isSecond
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or else another.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
  /// The value of the gestures.
  public enum Value {
    /// The first was recognised.
    case first(First.Value)
    /// The second was recognised.
    case second(Second.Value)
  }

  let first: First
  let second: Second

  /// The first gesture, or else the second.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What the first recognises, or else the second.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    first._recognise(action) { deliver($0.map { .first($0) }) }
      || second._recognise(action) { deliver($0.map { .second($0) }) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another. A drag that a long press comes before is one action here: the drag.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture, PrimitiveGesture {
  /// The value of the gestures.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; the second may go on.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  /// The second gesture after the first.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What the second recognises, after the first was.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    guard action.isGesture else { return false }
    var ended: First.Value?
    func take(_ phase: _GesturePhase<First.Value>) {
      switch phase {
      case .changed(let value): deliver(.changed(.first(value)))
      case .ended(let value):
        ended = value
        deliver(.changed(.second(value, nil)))
      }
    }
    guard first._recognise(.longPress, take) || first._recognise(.tap, take), let ended else { return false }
    return second._recognise(action) { deliver($0.map { .second(ended, $0) }) }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type is erased.
public struct AnyGesture<Value>: Gesture, PrimitiveGesture {
  let recognise: @MainActor (ElementAction, @MainActor (_GesturePhase<Value>) -> Void) -> Bool

  /// Erases the type of `gesture`.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    recognise = { gesture._recognise($0, $1) }
  }

  /// What the gesture beneath recognises.
  public func _recognise(_ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Value>) -> Void) -> Bool {
    recognise(action, deliver)
  }
}
