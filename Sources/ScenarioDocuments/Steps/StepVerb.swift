import Foundation
import PreviewKit

/// The verbs a step may have; the raw value is the JSON key.
package enum StepVerb: String, CaseIterable, Hashable, Sendable {
  case tap, longPress, drag, toggle, type, clear, focus, submit, search, select, adjust, swipe,
    delete, move, refresh
  case scroll, back, dismiss, open, scenePhase, advance, settle, environment, snapshot, expect,
    expectCalls
  case expectPending, run, `repeat`

  /// The verb of a JSON key; looked up rather than compared one by one, because every key of every step is asked for.
  package static func named(_ key: String) -> StepVerb? { byName[key] }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// What the verb is.
  package var description: StepDescription { Self.descriptions[self]! }

  private static let descriptions = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.makeDescription()) })

  /// The limits for the number of taps, of repetitions, and of steps in one `adjust`.
  package static let mostTaps = 100
  package static let mostRepetitions = 10_000
  package static let mostAdjustments = 10_000

  private static let scenePhases = ScenePhase.allCases.reversed().map(\.rawValue)

  private func makeDescription() -> StepDescription {
    switch self {
    case .tap:
      StepDescription(
        argument: .required(.target),
        adverbs: [.init(name: "times", value: .integer(1...Self.mostTaps))],
        forms: [#"{ "tap": "Create" }"#, #"{ "tap": "Photo", "times": 2 }"#],
        summary: "a tap; with `times` a double tap where the element has one, else single taps",
        read: { step in step.target().flatMap(step.taps) })
    case .longPress:
      StepDescription(
        argument: .required(.target), forms: [#"{ "longPress": "Photo" }"#],
        summary: "a long press; it opens a menu whose tap does something else",
        read: { $0.target().map { .longPress($0) } })
    case .drag:
      StepDescription(
        argument: .required(.target),
        adverbs: [.init(name: "by", value: .distance, isRequired: true)],
        forms: [#"{ "drag": "Card", "by": [100, 0] }"#],
        summary: "a finger moves, in points: to the right, and down",
        read: { step in
          let target = step.target()
          guard let distance = step.distance(), let target else { return nil }
          return .drag(target, right: distance.right, down: distance.down)
        })
    case .toggle:
      StepDescription(
        argument: .required(.target), adverbs: [.init(name: "to", value: .word(["on", "off"]))],
        forms: [#"{ "toggle": "Remind me" }"#, #"{ "toggle": "Remind me", "to": "on" }"#],
        summary: "switches; also what expands and collapses",
        read: { step in
          guard let target = step.target() else { return nil }
          return step.side().map { .toggle(target, to: $0) }
        })
    case .type:
      StepDescription(
        argument: .required(.text),
        adverbs: [.init(name: "into", value: .target, isRequired: true)],
        forms: [#"{ "type": "Milk", "into": "Title" }"#],
        summary: "types, after what is in the field",
        read: { step in
          let text = step.string("the text of \"type\"")
          guard let field = step.target("into"), let text else { return nil }
          return .type(text, into: field)
        })
    case .clear:
      StepDescription(
        argument: .required(.target), forms: [#"{ "clear": "Title" }"#], summary: "empties a field",
        read: { $0.target().map { .clear($0) } })
    case .focus:
      StepDescription(
        argument: .required(.target), forms: [#"{ "focus": "Title" }"#],
        summary: "puts the keyboard into a field",
        read: { $0.target().map { .focus($0) } })
    case .submit:
      StepDescription(
        argument: .optional(.target), forms: [#""submit""#, #"{ "submit": "Title" }"#],
        summary: "presses return in the field that has the keyboard, or in this one",
        read: { $0.optionalTarget().map { .submit($0) } })
    case .search:
      StepDescription(
        argument: .required(.text), forms: [#"{ "search": "Milk" }"#],
        summary:
          "replaces the text of the search field; `\"submit\"` then runs `onSubmit(of: .search)`",
        read: { $0.string().map { .search($0) } })
    case .select:
      StepDescription(
        argument: .required(.text), adverbs: [.init(name: "in", value: .target)],
        forms: [#"{ "select": "Weekly" }"#, #"{ "select": "Weekly", "in": "Repeat" }"#],
        summary: "chooses an option, see below",
        read: { step in
          guard let option = step.string("the option of \"select\"") else { return nil }
          guard step.adverb("in") != nil else { return .select(option, in: nil) }
          return step.target("in").map { .select(option, in: $0) }
        })
    case .adjust:
      StepDescription(
        argument: .required(.target),
        adverbs: [
          .init(name: "by", value: .integer(-Self.mostAdjustments...Self.mostAdjustments)),
          .init(name: "to", value: .number),
        ],
        forms: [#"{ "adjust": "Guests", "by": -2 }"#, #"{ "adjust": "Guests", "to": 5 }"#],
        summary: "moves a stepper or slider by steps, or to a value",
        read: { step in
          guard let target = step.target() else { return nil }
          return step.adjustment().map { .adjust(target, $0) }
        })
    case .swipe:
      StepDescription(
        argument: .required(.target),
        adverbs: [.init(name: "choose", value: .text, isRequired: true)],
        forms: [#"{ "swipe": "Milk", "choose": "Pin" }"#],
        summary: "runs an action of a row, those of its context menu included",
        read: { step in
          let row = step.target()
          guard let choice = step.text(adverb: "choose"), let row else { return nil }
          return .swipe(row, choose: choice)
        })
    case .delete:
      StepDescription(
        argument: .required(.target), forms: [#"{ "delete": "Milk" }"#], summary: "deletes a row",
        read: { $0.target().map { .delete($0) } })
    case .move:
      StepDescription(
        argument: .required(.target),
        adverbs: [.init(name: "before", value: .target), .init(name: "after", value: .target)],
        forms: [#"{ "move": "Milk", "before": "Eggs" }"#, #"{ "move": "Milk", "after": "Eggs" }"#],
        summary: "drags a row to another place in a `ForEach` with `onMove`",
        read: { step in
          guard let row = step.target() else { return nil }
          return step.destination().map { .move(row, $0) }
        })
    case .refresh:
      StepDescription(
        argument: .optional(.target), forms: [#""refresh""#, #"{ "refresh": { "list": true } }"#],
        summary: "pulls the list, or what scrolls",
        read: { $0.optionalTarget().map { .refresh($0) } })
    case .scroll:
      StepDescription(
        argument: .optional(.target), forms: [#"{ "scroll": "Taxes" }"#, #""scroll""#],
        summary: "the element must be there; nothing moves, because everything is in reach",
        mayChangeNothing: true,
        read: { $0.optionalTarget().map { .scroll($0) } })
    case .back:
      StepDescription(
        argument: .none, forms: [#""back""#], summary: "goes back to the screen before",
        read: { _ in .back })
    case .dismiss:
      StepDescription(
        argument: .none, forms: [#""dismiss""#],
        summary: "closes the sheet, popover or dialog in front",
        read: { _ in .dismiss })
    case .open:
      StepDescription(
        argument: .required(.text), forms: [#"{ "open": "notes://note/1" }"#],
        summary: "a URL from outside, to every `onOpenURL` that is mounted",
        read: { $0.url().map { .open($0) } })
    case .scenePhase:
      StepDescription(
        argument: .required(.word(Self.scenePhases)), forms: [#"{ "scenePhase": "background" }"#],
        summary: "moves the app between `active`, `inactive` and `background`",
        read: { $0.word(of: Self.scenePhases, "scene phase", "phases").map { .scenePhase($0) } })
    case .advance:
      StepDescription(
        argument: .required(.duration), forms: [#"{ "advance": "2s" }"#],
        summary: "lets virtual time pass",
        mayChangeNothing: true, read: { $0.duration().map { .advance($0) } })
    case .settle:
      StepDescription(
        argument: .none, forms: [#""settle""#],
        summary: "lets virtual time pass to the last deadline",
        mayChangeNothing: true, read: { _ in .settle })
    case .environment:
      StepDescription(
        argument: .required(.names), forms: [#"{ "environment": { "locale": "de_DE" } }"#],
        summary: "changes environment values while the scenario runs",
        read: { $0.names().map { .environment($0) } })
    case .snapshot:
      StepDescription(
        argument: .required(.text), forms: [#"{ "snapshot": "created" }"#],
        summary: "takes a frame of the snapshot",
        read: { $0.text("the name of a snapshot").map { .snapshot($0) } })
    case .expect:
      StepDescription(
        argument: .required(.target),
        adverbs: [
          .init(name: "is", value: .states), .init(name: "value", value: .match),
          .init(name: "text", value: .outline), .init(name: "count", value: .integer(0...Int.max)),
        ],
        forms: [
          #"{ "expect": { "button": "Create" }, "is": "disabled" }"#,
          #"{ "expect": "Title", "value": "Milk" }"#,
          #"{ "expect": { "list": true }, "text": ["Row \"Tea\"", "…"] }"#,
          #"{ "expect": { "row": true }, "count": 4 }"#,
        ],
        summary: "checks an element, see below", read: { $0.expectation() })
    case .expectCalls:
      StepDescription(
        argument: .required(.calls),
        adverbs: [.init(name: "exactly", value: .bool), .init(name: "order", value: .bool)],
        forms: [#"{ "expectCalls": [{ "createNote": { "title": "Milk" } }], "exactly": true }"#],
        summary: "checks the calls of actions since the last such step, see below",
        read: { $0.callsExpectation() })
    case .expectPending:
      StepDescription(
        argument: .required(.pending), forms: [#"{ "expectPending": 1 }"#],
        summary: "checks what is left to do, see <doc:Determinism>",
        read: { step in PendingExpectation(step.node, of: step.parser).map { .expectPending($0) } })
    case .run:
      StepDescription(
        argument: .required(.text), adverbs: [.init(name: "with", value: .names)],
        forms: [#"{ "run": "fill-in", "with": { "title": "Milk" } }"#],
        summary: "the steps of a flow of an `environments.json`",
        read: { $0.flowCall().map { .run($0) } })
    case .repeat:
      StepDescription(
        argument: .required(.integer(0...Self.mostRepetitions)),
        adverbs: [.init(name: "steps", value: .steps, isRequired: true)],
        forms: [#"{ "repeat": 3, "steps": ["refresh"] }"#], summary: "the same steps several times",
        read: { $0.repetition() })
    }
  }
}
