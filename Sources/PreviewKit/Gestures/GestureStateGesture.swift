/// A gesture that changes a gesture state while it goes on, and returns it when it has ended.
public struct GestureStateGesture<Base: Gesture, State>: Gesture, PrimitiveGesture {
  /// The gesture's value.
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void

  /// What the gesture beneath recognises.
  public func _recognise(
    _ action: ElementAction, _ deliver: @MainActor (_GesturePhase<Base.Value>) -> Void
  ) -> Bool {
    let isRecognised = base._recognise(action) { phase in
      if case .changed(let value) = phase {
        state.update { state, transaction in change(value, &state, &transaction) }
      }
      deliver(phase)
    }
    if isRecognised { state.reset() }
    return isRecognised
  }
}

extension Gesture {
  /// Changes `state` while the gesture goes on; it returns to where it started when the gesture has ended.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, change: body)
  }
}
