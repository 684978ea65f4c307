import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// The steps of a script. What each verb does is said in one place, ``perform(_:)``.
extension Stage {
  /// The result of a step.
  enum StepEnd {
    /// It acted on these elements.
    case did(Step.Action.Names)
    /// It only read the screen, so nothing can have changed.
    case looked
  }

  func perform(_ step: Step) throws(StageError) {
    let line = step.action.line()
    begin(line, at: step.location)
    let end: StepEnd
    do throws(StepFailure) {
      end = try perform(step.action)
    } catch {
      throw StageError(failure: error, step: line, location: step.location)
    }
    switch end {
    case .did(let names): try complete(step, as: step.action.line(names))
    case .looked: break
    }
  }

  private func perform(_ action: Step.Action) throws(StepFailure) -> StepEnd {
    switch action {
    case .tap(let target):
      try act { (actor) throws(ActionError) in
        try actor.act(.tap, on: target, preferring: ElementActor.canBeTapped)
      }
    case .multipleTap(let target, let count):
      try act { (actor) throws(ActionError) in try actor.tap(target, times: count) }
    case .longPress(let target): try act { (actor) throws(ActionError) in try actor.longPress(target) }
    case .drag(let target, let right, let down):
      try act { (actor) throws(ActionError) in try actor.drag(target, right: right, down: down) }
    case .toggle(let target, let side): try act { (actor) throws(ActionError) in try actor.toggle(target, to: side) }
    case .type(let text, let target): try act { (actor) throws(ActionError) in try actor.type(text, into: target) }
    case .clear(let target):
      try act { (actor) throws(ActionError) in
        try actor.act(.setText(""), on: target, preferring: ElementActor.isField)
      }
    case .focus(let target):
      try act { (actor) throws(ActionError) in
        try actor.act(.focus, on: target, preferring: ElementActor.isField)
      }
    case .submit(let target): try act { (actor) throws(ActionError) in try actor.submit(target) }
    case .search(let text): try act { (actor) throws(ActionError) in try actor.search(text) }
    case .select(let label, let target): try act { (actor) throws(ActionError) in try actor.select(label, in: target) }
    case .adjust(let target, let adjustment):
      try act { (actor) throws(ActionError) in try actor.adjust(target, adjustment) }
    case .delete(let target): try act { (actor) throws(ActionError) in try actor.delete(target) }
    case .swipe(let target, let choice):
      try act { (actor) throws(ActionError) in try actor.swipe(target, choose: choice) }
    case .move(let target, let destination):
      try act { (actor) throws(ActionError) in try actor.move(target, destination) }
    case .refresh(let target): try act { (actor) throws(ActionError) in try actor.refresh(target) }
    case .scroll(let target): try act { (actor) throws(ActionError) in try actor.scroll(to: target) }
    case .dismiss: try act { (actor) throws(ActionError) in try actor.dismiss() }
    case .back: try act { (actor) throws(ActionError) in try actor.back() }
    case .open(let text): try surround { (host) throws(StepFailure) in try Surroundings.open(text, in: host) }
    case .scenePhase(let phase):
      try surround { (host) throws(StepFailure) in try Surroundings.setScenePhase(phase, of: host) }
    case .environment(let values):
      try surround { (host) throws(StepFailure) in
        try Surroundings.setEnvironment(values, of: host, by: self.catalog)
      }
    case .advance(let duration): try advance(duration)
    case .settle: try settle()
    case .snapshot(let name): try look { takeFrame(name) }
    case .expect(let target, let expectation):
      try look { () throws(StepFailure) in try check(target, expectation) }
    case .expectCalls(let expectation):
      try look { () throws(StepFailure) in try expectation.check(recorder.takeUnchecked()) }
    case .expectPending(let expectation):
      try look { () throws(StepFailure) in try expectation.check(world.currentLeftovers) }
    case .run, .repeat:
      throw StepFailure(
        message: "\(action.verb.rawValue) has no place on stage: a plan has the steps that it stands for")
    }
  }

  /// Lets a person act on the screen as it is now.
  private func act(
    _ body: @MainActor (ElementActor) throws(ActionError) -> Step.Action.Names
  ) throws(StepFailure) -> StepEnd {
    guard let host else { return .did(Step.Action.Names()) }
    let names = try world.perform { () throws(StepFailure) in
      host.update()
      return try StepFailure.rethrowing { () throws(ActionError) in try body(ElementActor(host: host)) }
    }
    return .did(names)
  }

  /// Changes what is around the screen.
  private func surround(_ body: @MainActor (ViewHost) throws(StepFailure) -> Void) throws(StepFailure) -> StepEnd {
    if let host {
      try world.perform { () throws(StepFailure) in
        host.update()
        try body(host)
      }
    }
    return .did(Step.Action.Names())
  }

  private func look(_ body: () throws(StepFailure) -> Void) throws(StepFailure) -> StepEnd {
    try body()
    return .looked
  }

  private func check(_ target: Target, _ expectation: ElementExpectation) throws(StepFailure) {
    guard let host else { return }
    try world.perform { () throws(StepFailure) in
      try ExpectationChecker(finder: ElementFinder(tree: host.tree)) { self.names.named($0) }.check(target, expectation)
    }
  }

  // MARK: Time

  private static let settleLimit = Duration.seconds(24 * 3600)

  private func advance(_ duration: Duration) throws(StepFailure) -> StepEnd {
    guard world.advance(by: duration) else { throw restless }
    return .did(Step.Action.Names())
  }

  private func settle() throws(StepFailure) -> StepEnd {
    guard world.settle(limit: Self.settleLimit) else {
      if world.runaway != nil { throw restless }
      let names = world.pending.prefix(5).map { "  \($0)" }.joined(separator: "\n")
      throw StepFailure(
        message: "work goes on after \(DurationWords.text(Self.settleLimit)) of virtual time; use advance",
        details: names)
    }
    return .did(Step.Action.Names())
  }

  // MARK: Afterwards

  /// Lets everything run that the step made ready, then records what it did.
  private func complete(_ step: Step, as line: String) throws(StageError) {
    try settleDown(step: line, at: step.location)
    let before = screen
    screen = lookAtScreen()
    let calls = takeCallLines()
    let record = Transcript.StepRecord(
      text: names.named(line), calls: calls,
      changedNothing: calls.isEmpty && screen == before && !step.verb.description.mayChangeNothing)
    steps.append(record)
    observer?.did(record, screen: screen)
    try checkIssues(step: line, at: step.location)
  }
}
