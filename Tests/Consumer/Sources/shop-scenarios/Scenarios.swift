import ScenarioKit
import ShopUI
import Testing

@Suite(.serialized) struct Scenarios {
  @Test(arguments: await ScenarioCase.all { ShopCatalog.make() })
  func scenario(_ scenario: ScenarioCase) async { await scenario.run() }
}
