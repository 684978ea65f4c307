import ScenarioKit
import ShopUI

await ScenarioRunner.main { ShopCatalog.make() }
