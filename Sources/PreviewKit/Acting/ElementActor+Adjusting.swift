import ScenarioSupport

/// Steppers and sliders, and everything else that goes up and down.
extension ElementActor {
  /// The most steps that a stepper takes on its way to a value.
  private static let mostSteps = 10_000

  package func adjust(_ target: Target, _ adjustment: Adjustment) throws(ActionError) -> Names {
    let found = try find(target) { $0.role.has(.adjustable) }
    try checkReach(of: found, verb: "adjusted")
    switch adjustment {
    case .by(let steps): try move(found, by: Int(steps))
    case .to(let value): try move(found, to: value)
    }
    return Names(element: found.name)
  }

  private func move(_ found: Found, by steps: Int) throws(ActionError) {
    let direction = steps < 0 ? "down" : "up"
    for done in 0..<abs(steps) {
      let before = found.element.number
      let hasMoved = host.attempt(steps < 0 ? .decrement : .increment, on: found.element)
      let after = found.element.number
      if hasMoved, before == nil || after != before { continue }
      guard before != nil || found.element.role == .stepper || done > 0 else {
        throw found.refusal(of: "adjusted")
      }
      let place = after.map { ": it is at \(NumberWords.text($0))" } ?? ""
      throw ActionError(
        .refused,
        done == 0
          ? "\(found.name) cannot go \(direction)\(place)"
          : "\(found.name) went \(direction) \(done) of \(abs(steps)) steps and can go no further\(place)")
    }
  }

  private func move(_ found: Found, to wanted: Double) throws(ActionError) {
    guard var number = found.element.number else {
      throw ActionError(.refused, "\(found.name) has no number that could be set: use \"by\"")
    }
    func cannot(_ why: String) -> ActionError {
      ActionError(.refused, "\(found.name) cannot be \(NumberWords.text(wanted)): \(why)")
    }
    if let bounds = found.element.numberBounds, !bounds.contains(wanted) {
      throw cannot("it goes from \(NumberWords.text(bounds.lowerBound)) to \(NumberWords.text(bounds.upperBound))")
    }
    if host.attempt(.setValue(wanted), on: found.element) {
      guard let new = found.element.number, !Self.isSame(new, wanted) else { return }
      throw cannot("the nearest value is \(NumberWords.text(new))")
    }
    for _ in 0..<Self.mostSteps {
      if Self.isSame(number, wanted) { return }
      let isUp = number < wanted
      guard host.attempt(isUp ? .increment : .decrement, on: found.element), let next = found.element.number,
        next != number
      else { throw cannot("it stays at \(NumberWords.text(number))") }
      if !Self.isSame(next, wanted), (next < wanted) != isUp {
        throw cannot("after \(NumberWords.text(number)) comes \(NumberWords.text(next))")
      }
      number = next
    }
    throw cannot("it is still at \(NumberWords.text(number)) after \(Self.mostSteps) steps")
  }

  /// Whether two numbers are equal, apart from the rounding errors of repeated steps.
  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-9 * max(1, abs(one), abs(other))
  }
}
