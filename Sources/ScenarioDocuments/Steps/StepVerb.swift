/// The verbs a step may have; the raw value is the JSON key.
package enum StepVerb: String, CaseIterable, Hashable, Sendable {
  case tap, longPress, type, clear, submit, toggle, select, adjust, delete, swipe, move, refresh, search, dismiss, back
  case focus, scroll, drag, open, advance, settle, environment, scenePhase, snapshot, expect, expectCalls
  case expectPending, run, `repeat`

  /// The verbs that documents may use; others are refused as unknown words are.
  static let supported = Set(allCases)

  /// The verb of a JSON key; looked up rather than compared one by one, for every key of every step comes by here.
  package static func named(_ key: String) -> StepVerb? {
    byName[key]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The keys that may stand beside the verb.
  var adverbs: [String] {
    switch self {
    case .tap: ["times"]
    case .type: ["into"]
    case .toggle: ["to"]
    case .select: ["in"]
    case .adjust: ["by", "to"]
    case .swipe: ["choose"]
    case .move: ["before", "after"]
    case .drag: ["by"]
    case .expect: ["is", "value", "text", "count"]
    case .expectCalls: ["exactly", "order"]
    case .run: ["with"]
    case .repeat: ["steps"]
    default: []
    }
  }

  /// Whether the verb may stand alone, as a bare string or with `true`.
  var standsAlone: Bool {
    switch self {
    case .submit, .refresh, .dismiss, .back, .settle, .scroll: true
    default: false
    }
  }

  /// Whether the verb can have an argument.
  var takesArgument: Bool {
    switch self {
    case .dismiss, .back, .settle: false
    default: true
    }
  }
}
