import Combine
import Testing

/// An operator on a `Probe`, with what is special about it. It is the same for a subscriber of any type.
struct OperatorCase: CustomTestStringConvertible, @unchecked Sendable {
  /// What an attached operator shows.
  struct Attached {
    let log: () -> [String]
    let subscription: () -> (any Subscription)?
    /// Called for each value that arrives; answers it with demand.
    let onValue: (@escaping () -> Subscribers.Demand) -> Void

    /// What has come after the subscription.
    var events: [String] { Array(log().dropFirst()) }
  }

  let name: String
  /// The name that the subscription prints; nil if that is the one of upstream.
  let prints: String?
  /// The labels of the mirror of its subscriber.
  let mirrors: [String]
  /// What it asks upstream for when it is asked for three values and then for two.
  let requests: [String]
  /// What arrives when the values 1, 2, 3 come and the stream ends.
  let values: [String]
  let attach: (Probe<Int, TestError>, Subscribers.Demand) -> Attached

  var testDescription: String { name }

  init<P: Publisher>(
    _ name: String, prints: String? = nil, mirrors: [String] = [], requests: [String] = ["max(3)", "max(2)"],
    values: [String] = ["value 1", "value 2", "value 3"], _ apply: @escaping (Probe<Int, TestError>) -> P
  ) {
    self.name = name
    self.prints = prints
    self.mirrors = mirrors
    self.requests = requests
    self.values = values
    attach = { probe, demand in
      let recorder = Recorder<P.Output, P.Failure>(asking: demand)
      apply(probe).subscribe(recorder)
      return Attached(
        log: { recorder.log }, subscription: { recorder.subscription },
        onValue: { action in
          recorder.onValue = { _, _ in action() }
        })
    }
  }
}
