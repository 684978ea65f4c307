import ScenarioKit

await ScenarioRunner.main { HostileCatalog.make() }
