/// What a verb is: its argument, its adverbs, how a step with it is read, and what it means.
///
/// Each verb has one, in `StepVerb.swift`. The parser, the stage, the transcript, error messages and the documentation ask
/// it instead of knowing verbs themselves.
package struct StepDescription: Sendable {
  /// What stands behind the verb.
  package enum Argument: Hashable, Sendable {
    /// Nothing: the verb is a bare string.
    case none
    /// A value, or nothing.
    case optional(Value)
    /// A value.
    case required(Value)
  }

  /// A key beside the verb.
  package struct Adverb: Hashable, Sendable {
    /// The key.
    package let name: String
    package let value: Value
    /// Whether the step is wrong without it.
    package var isRequired = false
  }

  /// What kind of JSON stands behind a verb or an adverb.
  package enum Value: Hashable, Sendable {
    /// An element: a label, or an object with a role.
    case target
    /// A string.
    case text
    /// One of these strings.
    case word([String])
    case integer(ClosedRange<Int>)
    case number
    /// Two numbers: to the right, and down.
    case distance
    case bool
    /// Virtual time, such as `"2s"`.
    case duration
    /// An object whose keys the document chooses: values of the environment, parameters of a flow.
    case names
    /// A string, `{ "contains": … }` or `{ "matches": … }`.
    case match
    /// What `match` takes, or lines of the outline.
    case outline
    /// One state or a list of them.
    case states
    /// Expected calls.
    case calls
    /// A number, a name or a list of names.
    case pending
    /// A list of steps.
    case steps
  }

  package let argument: Argument
  package var adverbs: [Adverb] = []

  /// Steps with the verb as documents write them, the plainest first. They are examples in messages and in the guide.
  package let forms: [String]

  /// What the step does, for the guide.
  package let summary: String

  /// Whether a step with this verb may have no effect, such as passing time or scrolling.
  package var mayChangeNothing = false

  /// Reads a step, or returns nil after reporting what is wrong. The verb's own value is there unless the argument is
  /// optional and the step a bare string.
  let read: @Sendable (StepReader) -> Step.Action?

  /// Whether the verb may stand alone, as a bare string or with `true`.
  package var standsAlone: Bool {
    switch argument {
    case .none, .optional: true
    case .required: false
    }
  }
}
