import Foundation
import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Puts one run on stage: mounts the component in its environment, does the steps, and writes the transcript.
///
/// Lives inside a ``HermeticWorld``; after each step the world runs everything that is ready before the next look.
/// Everything happens on the world's thread, which is the main actor's too while the run lasts.
final class Stage: @unchecked Sendable {
  /// The result of a run on stage.
  struct Outcome: Sendable {
    /// The text below the snapshot's first line; nil when the component could not be mounted.
    var text: String?
    var problems: [Problem] = []
    var defaultedKeys: [String] = []
  }

  private let run: PlannedRun
  let catalog: Catalog
  let world: HermeticWorld
  let recorder = CallRecorder()
  private var transcript = Transcript()
  var steps: [Transcript.StepRecord] = []
  private var outcome = Outcome()
  var names: IdentifierNames
  var host: ViewHost?
  /// The text of the screen after the last step.
  var screen = ""
  private var failureCount = 0

  let observer: (any StageObserver)?

  init(_ run: PlannedRun, of catalog: Catalog, in world: HermeticWorld, observer: (any StageObserver)? = nil) {
    self.observer = observer
    self.run = run
    self.catalog = catalog
    self.world = world
    names = IdentifierNames(given: Self.givenTexts(of: run))
  }

  /// Plays the whole script.
  func play() -> Outcome {
    do {
      try appear()
      for step in run.steps {
        try perform(step)
      }
      let hasSnapshots = run.steps.contains { $0.action.verb == .snapshot }
      if !hasSnapshots { takeFrame(run.steps.isEmpty ? "start" : "end") }
    } catch {
      outcome.problems.append(
        Problem(
          message: error.failure.message, step: error.step, location: error.location, details: error.failure.details))
      // The screen at the moment of the failure helps to find the cause. A failed run leaves nothing to accept.
      screen = lookAtScreen()
      takeFrame("failed")
    }
    finish()
    return outcome
  }

  // MARK: Appearing and ending

  private func appear() throws(StageError) {
    let location = run.location
    begin("appear", at: location)
    do {
      let host = try world.perform { () throws -> ViewHost in
        try StageSetup(run: self.run, catalog: self.catalog, recorder: self.recorder).mount()
      }
      self.host = host
      world.afterEachJob = { host.update() }
    } catch {
      throw StageError(
        failure: StepFailure(message: ErrorText.of(error)), step: nil,
        location: (error as? Diagnostic)?.location ?? location)
    }
    try settleDown(step: "appear", at: location)
    screen = lookAtScreen()
    let calls = takeCallLines()
    let record = Transcript.StepRecord(text: "appear", calls: calls)
    if !calls.isEmpty { steps.append(record) }
    observer?.did(record, screen: screen)
    try checkIssues(step: nil, at: location)
  }

  private func finish() {
    if let host {
      world.perform {
        transcript.warnings = host.issues.filter { !$0.isFailure }.map(\.message)
        outcome.defaultedKeys = host.defaultedKeys
      }
      transcript.warnings = transcript.warnings.map { names.named($0) }
      outcome.text = transcript.text
      world.afterEachJob = nil
      begin("disappear", at: run.location)
      world.perform { host.unmount() }
      self.host = nil
      world.drain()
    }
  }

  func begin(_ step: String, at location: SourceLocation) {
    let activity = HermeticActivity(step: step, location: location)
    world.activity = activity
    observer?.willDo(activity)
  }

  // MARK: What there is to see

  func settleDown(step: String, at location: SourceLocation) throws(StageError) {
    let host = host
    guard world.comeToRest({ host?.update() }) else {
      throw StageError(failure: restless, step: step, location: location)
    }
  }

  func lookAtScreen() -> String {
    guard let host else { return "" }
    let text = world.perform { () -> String in
      var writer = OutlineWriter()
      writer.write(host.tree, depth: 1)
      return writer.text
    }
    return names.named(text)
  }

  func takeFrame(_ name: String) {
    transcript.frames.append(
      Transcript.Frame(name: name, elapsed: world.elapsed, steps: steps, screen: screen))
    steps = []
  }

  func takeCallLines() -> [String] { recorder.takeLines().map { names.named($0) } }

  /// Failures that the runtime and the actions have noticed since the last look end the run.
  func checkIssues(step: String?, at location: SourceLocation) throws(StageError) {
    guard let host else { return }
    let failures = world.perform { host.issues.filter(\.isFailure).map(\.message) }
    var problems = recorder.takeProblems()
    if failures.count > failureCount {
      problems += failures[failureCount...]
      failureCount = failures.count
    }
    guard let last = problems.last else { return }
    outcome.problems += problems.dropLast().map { Problem(message: $0, step: step, location: location) }
    throw StageError(failure: StepFailure(message: last), step: step, location: location)
  }

  // MARK: Fixed things

  var restless: StepFailure {
    let advice = "give it a Task.sleep, or end it when the view goes away"
    return StepFailure(
      message:
        "work never comes to an end: \(world.runaway?.runawayWords ?? "a task") yields or starts others for ever",
      details: advice)
  }

  /// Texts of the documents with the UUIDs that stay as they are.
  private static func givenTexts(of run: PlannedRun) -> [String] {
    var texts: [String] = []
    if let arguments = run.arguments { texts.append(arguments.compactText) }
    texts += run.environment.values.values.map(\.value.compactText)
    texts += run.environment.objects.values.compactMap { $0.value?.compactText }
    for answers in run.environment.actions.values {
      for case .returns(let node) in answers.value.all.map(\.outcome) { texts.append(node.compactText) }
    }
    texts += run.steps.flatMap(\.action.writtenTexts)
    return texts
  }
}

/// The failure that ended a run, with its step and place.
struct StageError: Error {
  let failure: StepFailure
  let step: String?
  let location: SourceLocation?
}
