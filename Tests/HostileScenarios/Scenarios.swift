import ScenarioKit
import Testing

@Suite(.serialized) struct Scenarios {
  @Test(arguments: await ScenarioCase.all { HostileCatalog.make() })
  func scenario(_ scenario: ScenarioCase) async {
    await scenario.run()
  }
}
