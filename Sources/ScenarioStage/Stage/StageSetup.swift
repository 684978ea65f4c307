import Foundation
import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// Turns a planned run into a mounted view: values, objects and action stubs in the environment, the component in it.
@MainActor
struct StageSetup {
  let run: PlannedRun
  let catalog: Catalog
  let recorder: CallRecorder

  func mount() throws -> ViewHost {
    let registry = catalog.registry
    var values = EnvironmentValues()
    let settings = StageSettings(run.environment.values)
    values.timeZone = settings.timeZone
    for (name, entry) in run.environment.values.sorted(by: { $0.key < $1.key }) {
      try registry.values[name]?.set(entry.value, &values)
    }
    for (name, entry) in run.environment.actions.sorted(by: { $0.key < $1.key }) {
      guard let action = registry.actions[name], let install = action.install else { continue }
      install(&values, try stub(for: action, answers: entry.value))
    }
    guard let component = registry.components[run.component] else {
      throw InvalidValue("the catalog has no component \(run.component.quoted)")
    }
    var mistakes: [any Error] = []
    let context = StageContext(
      stub: { name, result in
        guard let action = registry.actions[name] else {
          throw InvalidValue("the component asks for the action \(name.quoted), which the catalog does not register")
        }
        guard action.result == result else {
          throw InvalidValue(
            "the component takes the action \(name.quoted) as a function that returns \(result), and the catalog"
              + " registers one that returns \(action.result)")
        }
        return try stub(for: action, answers: run.environment.actions[name]?.value)
      },
      report: { mistakes.append($0) })
    var view = try component.make(run.arguments, context)
    if let mistake = mistakes.first { throw mistake }
    for (name, entry) in run.environment.objects.sorted(by: { $0.key < $1.key }) {
      guard let object = registry.objects[name], let fixture = entry.value else { continue }
      view = try object.inject(fixture, view)
    }
    return ViewHost(view, environment: values)
  }

  private func stub(for action: Action, answers: ActionAnswers?) throws -> ActionStub {
    let prepared: ActionStub.Answers
    switch answers {
    case .always(let answer): prepared = .always([try prepare(answer, of: action)])
    case .sequence(let list): prepared = .sequence(try list.map { try prepare($0, of: action) })
    case nil where action.returnsNothing:
      prepared = .always([ActionStub.Answer(outcome: .value(()), after: nil, when: nil)])
    case nil:
      throw InvalidValue(
        "the component takes the action \(action.name.quoted), and no document says what it returns:"
          + " add it under \"actions\"")
    }
    return ActionStub(action.name, argumentNames: action.argumentNames, answers: prepared, recorder: recorder)
  }

  private func prepare(_ answer: ActionAnswer, of action: Action) throws -> ActionStub.Answer {
    let outcome: ActionStub.Answer.Outcome
    switch answer.outcome {
    case .returns(let node): outcome = .value(try action.decodeReturn(node))
    case .throws(let error):
      let thrown: any Error =
        error.message.map { DocumentError(name: error.name, message: $0) } ?? catalog.registry.errors[error.name]
        ?? DocumentError(name: error.name, message: error.name)
      outcome = .error(thrown, name: error.name)
    case .use(let name): outcome = .implementation(name)
    case .never: outcome = .never
    }
    return ActionStub.Answer(outcome: outcome, after: answer.after, when: answer.when)
  }
}
