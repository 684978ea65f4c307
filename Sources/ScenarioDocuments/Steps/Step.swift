/// One step of a script, and where it was written.
package struct Step: Sendable {
  /// What happens, with all it needs.
  package enum Action: Sendable {
    /// Taps an element.
    case tap(Target)
    /// Taps an element so many times, one tap right after the other.
    case multipleTap(Target, times: Int)
    /// Holds an element until its menu opens, or its long press is recognised.
    case longPress(Target)
    /// Types text into a field, after what is in it.
    case type(String, into: Target)
    /// Empties a field.
    case clear(Target)
    /// Presses return in a field, the focused one by default.
    case submit(Target?)
    /// Switches a toggle, to a side or to the other one.
    case toggle(Target, to: Bool?)
    /// Chooses an option of a picker or menu; of the only one by default.
    case select(String, in: Target?)
    /// Moves a slider or stepper.
    case adjust(Target, Adjustment)
    /// Deletes a row.
    case delete(Target)
    /// Swipes a row and chooses one of its actions.
    case swipe(Target, choose: String)
    /// Drags a row to another place.
    case move(Target, Destination)
    /// Pulls to refresh; the only refreshable element by default.
    case refresh(Target?)
    /// Types into the search field.
    case search(String)
    /// Closes the topmost presentation.
    case dismiss
    /// Goes back to the screen before.
    case back
    /// Puts the focus into a field.
    case focus(Target)
    /// Scrolls to an element, or to the end: everything is mounted, so nothing moves, but the element must be there.
    case scroll(Target?)
    /// Moves a finger on an element by a distance, in points: to the right, and down.
    case drag(Target, right: Double, down: Double)
    /// Opens a URL from outside.
    case open(String)
    /// Lets virtual time pass.
    case advance(Duration)
    /// Lets virtual time pass to the last deadline.
    case settle
    /// Sets environment values, with where each was written.
    case environment([String: JSONNode])
    /// Moves the app between `active`, `inactive` and `background`.
    case scenePhase(String)
    /// Takes a frame of the snapshot under a name.
    case snapshot(String)
    /// Checks an element.
    case expect(Target, ElementExpectation)
    /// Checks the calls of actions since the last such step.
    case expectCalls(CallsExpectation)
    /// Checks what is left to do.
    case expectPending(PendingExpectation)
    /// Runs a named flow; a plan has none, it has the flow's steps.
    case run(FlowCall)
    /// Repeats steps; a plan has none, it has the steps so many times.
    indirect case `repeat`(Int, [Step])
  }

  /// How a slider or stepper moves.
  package enum Adjustment: Hashable, Sendable {
    /// By so many steps, negative to go down.
    case by(Double)
    /// To a value.
    case to(Double)
  }

  /// Where a dragged row goes.
  package enum Destination: Hashable, Sendable {
    /// In front of another.
    case before(Target)
    /// Behind another.
    case after(Target)
  }

  /// What happens.
  package var action: Action

  /// Where the step stands.
  package var location: SourceLocation

  /// The `run` steps that led here when the step is part of a flow, the outermost first.
  var callers: [SourceLocation] = []

  /// Makes a step.
  package init(_ action: Action, at location: SourceLocation) {
    self.action = action
    self.location = location
  }

  /// Whether it is no surprise when nothing happens: time may pass without an effect, and everything is in reach.
  package var mayChangeNothing: Bool {
    switch action {
    case .advance, .settle, .scroll: true
    default: false
    }
  }

  /// The verb.
  package var verb: StepVerb {
    switch action {
    case .tap, .multipleTap: .tap
    case .longPress: .longPress
    case .type: .type
    case .clear: .clear
    case .submit: .submit
    case .toggle: .toggle
    case .select: .select
    case .adjust: .adjust
    case .delete: .delete
    case .swipe: .swipe
    case .move: .move
    case .refresh: .refresh
    case .search: .search
    case .dismiss: .dismiss
    case .back: .back
    case .focus: .focus
    case .scroll: .scroll
    case .drag: .drag
    case .open: .open
    case .advance: .advance
    case .settle: .settle
    case .environment: .environment
    case .scenePhase: .scenePhase
    case .snapshot: .snapshot
    case .expect: .expect
    case .expectCalls: .expectCalls
    case .expectPending: .expectPending
    case .run: .run
    case .repeat: .repeat
    }
  }
}
