import PreviewKit
import ScenarioSupport

extension Step {
  /// What happens, with all it needs.
  package enum Action: Sendable {
    /// Taps an element.
    case tap(Target)
    /// Taps an element several times, one tap right after the other.
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
    /// Checks the pending work.
    case expectPending(PendingExpectation)
    /// Runs a named flow. In a plan it is replaced by the steps of the flow.
    case run(FlowCall)
    /// Repeats steps. In a plan it is replaced by the repeated steps.
    indirect case `repeat`(Int, [Step])
  }

  /// How a slider or stepper moves.
  package typealias Adjustment = ElementActor.Adjustment

  /// Where a dragged row goes.
  package typealias Destination = ElementActor.Destination
}

extension Step.Action {
  /// The verb.
  package var verb: StepVerb {
    switch self {
    case .tap, .multipleTap: .tap
    case .longPress: .longPress
    case .drag: .drag
    case .toggle: .toggle
    case .type: .type
    case .clear: .clear
    case .focus: .focus
    case .submit: .submit
    case .search: .search
    case .select: .select
    case .adjust: .adjust
    case .swipe: .swipe
    case .delete: .delete
    case .move: .move
    case .refresh: .refresh
    case .scroll: .scroll
    case .back: .back
    case .dismiss: .dismiss
    case .open: .open
    case .scenePhase: .scenePhase
    case .advance: .advance
    case .settle: .settle
    case .environment: .environment
    case .snapshot: .snapshot
    case .expect: .expect
    case .expectCalls: .expectCalls
    case .expectPending: .expectPending
    case .run: .run
    case .repeat: .repeat
    }
  }
}

extension Step.Action {
  /// What a step found on the screen, in the outline's words. Before it is known, the document's words are used.
  package typealias Names = ElementActor.Names

  /// The step's line, as transcripts and messages have it: `type "Milk" into TextField "Title"`.
  package func line(_ names: Names = Names()) -> String {
    func element(_ target: Target) -> String { names.element ?? target.description }
    /// The element behind a word, or nothing for a step that names none and found none.
    func element(_ word: String, _ target: Target?) -> String {
      (names.element ?? target?.description).map { " \(word)\($0)" } ?? ""
    }
    let verb = verb.rawValue
    return switch self {
    case .tap(let target), .longPress(let target), .clear(let target), .focus(let target),
      .delete(let target):
      "\(verb) \(element(target))"
    case .multipleTap(let target, let count):
      "\(verb) \(element(target)) \(count == 2 ? "twice" : "\(count) times")"
    case .drag(let target, let right, let down):
      "\(verb) \(element(target)) by \(NumberWords.text(right)), \(NumberWords.text(down))"
    case .toggle(let target, let side):
      "\(verb) \(element(target))" + (side.map { $0 ? " to on" : " to off" } ?? "")
    case .type(let text, let target): "\(verb) \(OutlineText.quoted(text)) into \(element(target))"
    case .submit(let target), .refresh(let target): verb + element("", target)
    case .scroll(let target): verb + element("to ", target)
    case .search(let text): "\(verb) \(OutlineText.quoted(text))" + element("in ", nil)
    case .select(let label, let target):
      "\(verb) \(names.other ?? OutlineText.quoted(label))" + element("in ", target)
    case .adjust(let target, .by(let steps)):
      "\(verb) \(element(target)) by \(NumberWords.text(steps))"
    case .adjust(let target, .to(let value)):
      "\(verb) \(element(target)) to \(NumberWords.text(value))"
    case .swipe(let target, let choice):
      "\(verb) \(element(target)) choose \(names.other ?? OutlineText.quoted(choice))"
    case .move(let target, .before(let other)):
      "\(verb) \(element(target)) before \(names.other ?? other.description)"
    case .move(let target, .after(let other)):
      "\(verb) \(element(target)) after \(names.other ?? other.description)"
    case .back: verb + element("from ", nil)
    case .dismiss: verb + element("", nil)
    case .open(let text), .snapshot(let text): "\(verb) \(OutlineText.quoted(text))"
    case .scenePhase(let phase): "\(verb) \(phase)"
    case .advance(let duration): "\(verb) \(DurationWords.text(duration))"
    case .environment(let values): "\(verb) " + Self.line(of: values)
    case .expect(let target, let expectation): "\(verb) \(target)\(expectation.words)"
    case .expectPending(let expectation): "\(verb) \(expectation)"
    case .settle, .expectCalls, .run, .repeat: verb
    }
  }

  private static func line(of values: [String: JSONNode]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.compactText)" }.joined(
      separator: ", ")
  }

  /// The texts that this step puts into the app. UUIDs in them keep their text in the snapshot.
  package var writtenTexts: [String] {
    switch self {
    case .type(let text, _), .search(let text), .open(let text): [text]
    case .environment(let values): values.values.map(\.compactText)
    case .tap, .multipleTap, .longPress, .drag, .toggle, .clear, .focus, .submit, .select, .adjust,
      .swipe, .delete,
      .move, .refresh, .scroll, .back, .dismiss, .scenePhase, .advance, .settle, .snapshot, .expect,
      .expectCalls,
      .expectPending, .run, .repeat:
      []
    }
  }

  /// A name of the catalog that a step uses.
  package enum CatalogName {
    /// An environment value, and what it is set to.
    case value(String, JSONNode)
    /// An action, by an expected call.
    case action(CallsExpectation.Call)
  }

  /// The names of the catalog in this step; the plan checks them.
  package var catalogNames: [CatalogName] {
    switch self {
    case .environment(let values): values.map { .value($0.key, $0.value) }
    case .expectCalls(let expectation): expectation.calls.map { .action($0) }
    case .tap, .multipleTap, .longPress, .drag, .toggle, .type, .clear, .focus, .submit, .search, .select, .adjust,
      .swipe, .delete, .move, .refresh, .scroll, .back, .dismiss, .open, .scenePhase, .advance, .settle, .snapshot,
      .expect, .expectPending, .run, .repeat:
      []
    }
  }
}
