import Foundation
import PreviewKit
import ScenarioDocuments
import ScenarioSupport

/// The steps that change what is around the screen: URLs from outside, the scene's phase, the environment.
@MainActor
enum Surroundings {
  static func open(_ text: String, in host: ViewHost) throws(StepFailure) {
    guard let url = URL(string: text), url.scheme != nil else {
      throw StepFailure(message: "\(text.quoted) is not a URL")
    }
    guard host.open(url) > 0 else {
      throw StepFailure(message: "nothing opens URLs: no view that is there has onOpenURL")
    }
  }

  static func setScenePhase(_ word: String, of host: ViewHost) throws(StepFailure) {
    guard let phase = ScenePhase(rawValue: word) else {
      throw StepFailure(message: "\(word.quoted) is not a scene phase")
    }
    host.setEnvironment { $0.scenePhase = phase }
  }

  static func setEnvironment(
    _ nodes: [String: JSONNode], of host: ViewHost, by catalog: Catalog
  ) throws(StepFailure) {
    let sorted = nodes.sorted { $0.key < $1.key }
    for (name, _) in sorted where StageSettings.checks[name] != nil {
      throw StepFailure(message: "\(name.quoted) belongs to the start of a run and cannot change: use advance for time")
    }
    var problem: (any Error)?
    host.setEnvironment { values in
      for (name, node) in sorted {
        do { try catalog.registry.values[name]?.set(node, &values) } catch { problem = error }
      }
    }
    if let problem { throw StepFailure(message: ErrorText.of(problem)) }
  }
}
